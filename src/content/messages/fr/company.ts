import type { company as english } from '../en/company.ts';

export const company: Record<keyof typeof english, string> = {
  'phone-not-belgian':
    '« {display} » n’est pas un numéro de téléphone belge : un visiteur n’atteindrait personne, ou quelqu’un d’autre. Écrivez-le en entier, comme 053 12 34 56 ou 0470 12 34 56.',
  'phone-differs':
    'Les pages affichent {display}, mais le téléphone compose {number} : le visiteur appellerait quelqu’un d’autre. Voyez lequel est juste : si c’est le numéro affiché, écrivez {right} ici ; sinon, corrigez le numéro affiché.',
  'closes-first':
    'Ferme à {closes}, et n’ouvre qu’à {opens}. Corrigez l’une des deux heures ; après minuit, c’est le jour suivant.',
  'no-day': 'Aucun jour : ces heures ne se verraient nulle part. Ajoutez au moins un jour.',
  'day-twice':
    'Deux règles se contredisent pour {day} : « {other} » et « {one} ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
  'ends-first': 'Finit le {until}, avant de commencer le {from}. Échangez les deux jours, ou corrigez-en un.',
  'website-address':
    'Ce n’est pas l’adresse d’un site : elle mènerait à elle-même, sans fin. Écrivez-la comme https://www.entreprise.be, avec www. et sans barre oblique à la fin.',
  'logo-missing':
    'Le fichier public{address} n’existe pas : l’image serait cassée. Mettez-le là, ou choisissez « aucun ».',
  'before-founded':
    '{value} est avant {founded}, l’année de fondation de l’entreprise : les visiteurs ne le croiraient pas. Corrigez la date, ou l’année de fondation.',
  'emergency-number':
    '{value} n’est pas le numéro public, {right} : quelqu’un en danger appellerait un inconnu. Corrigez-le ; si le numéro a changé, remplissez « Inhabituel mais juste : vérifié le ».',
  'phone-label':
    'montre {label}, mais appelle le {target} : le visiteur appellerait quelqu’un d’autre. Écrivez deux fois le même numéro.',
  'phone-premium':
    'Ce numéro (090x, 070) coûte plus qu’un appel normal : les visiteurs paieraient pour vous joindre. Écrivez un numéro ordinaire.',
  'phones-swapped':
    'Les données structurées néerlandaises ont la zone de la ligne française : les lignes semblent inversées. Échangez fr et nl, ou corrigez nlStructuredData.',
  'sample-unknown':
    '« {name} » n’est pas un champ de ce fichier : la vérification avant la mise en ligne ne trouverait pas l’exemple. Écrivez-le comme plus haut.',
};
