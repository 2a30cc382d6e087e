import type { company as english } from '../en/company.ts';

export const company: Record<keyof typeof english, string> = {
  'phone-not-belgian':
    '« {display} » n’est pas un numéro de téléphone belge ordinaire : un visiteur n’atteindrait personne, ou quelqu’un d’autre, ou paierait plus (090x, 070). Écrivez-le en entier, comme 053 12 34 56 ou 0470 12 34 56.',
  'phone-differs':
    'Les pages affichent {display}, mais le téléphone compose {number} : le visiteur appellerait quelqu’un d’autre. Voyez lequel est juste : si c’est le numéro affiché, écrivez {right} ici ; sinon, corrigez le numéro affiché.',
  'closes-first':
    'Ferme à {closes}, et n’ouvre qu’à {opens}. Corrigez l’une des deux heures ; après minuit, c’est le jour suivant.',
  'day-twice':
    'Deux règles se contredisent pour {day} : « {other} » et « {one} ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
  'ends-first':
    'Finit le {until}, avant de commencer le {from} : les pages ne le montreraient jamais. Échangez les deux jours, ou corrigez-en un.',
  'logo-missing':
    'Le fichier public{address} n’existe pas : l’image serait cassée. Mettez-le là, ou choisissez « aucun ».',
  'emergency-number':
    '{value} n’est pas le numéro public, {right} : quelqu’un en danger appellerait un inconnu. Corrigez-le ; si le numéro a changé, remplissez « Inhabituel mais juste : vérifié le ».',
  'phone-label':
    'montre {label}, mais appelle le {target} : le visiteur appellerait quelqu’un d’autre. Écrivez deux fois le même numéro.',
  'phones-swapped':
    'Les données structurées néerlandaises ont la zone de la ligne française : les lignes semblent inversées. Échangez fr et nl, ou corrigez nlStructuredData.',
  'sample-unknown':
    '« {name} » n’est pas un champ de ce fichier : la vérification avant la mise en ligne ne trouverait pas l’exemple. Écrivez-le comme plus haut.',
};
