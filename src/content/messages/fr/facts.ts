import type { facts as english } from '../en/facts.ts';

export const facts: Record<keyof typeof english, string> = {
  'fact-value':
    '« {value} » n’est pas possible ici : les pages l’afficheraient, et les totaux en sont calculés. Écrivez un nombre sans lettres ni signe, au-dessus de zéro pour un prix ; une fourchette du plus bas au plus haut ; ou, si l’unité est un texte ou un téléphone, un texte.',
  'fact-thousands-point':
    '{written} est lu comme {read} : le point y est un signe décimal. Écrivez {meant}, ou deux chiffres derrière le point.',
  'fact-one-source':
    'Une donnée a soit une valeur, soit une valeur par page, soit le nom de celle qu’elle suit. Gardez-en une.',
  'fact-follows':
    '« {name} » n’est pas une donnée de ce fichier avec une valeur. Écrivez le nom d’une autre, ou donnez une valeur.',
  'next-misplaced':
    '« Prochaine valeur » ne vaut que pour un prix, à côté de sa « Valeur ». Une règle ou une prime se vérifie le jour où elle change. Supprimez-la et mettez ce jour dans « À revoir avant le ».',
  'price-without-regime':
    'Un prix hors TVA doit dire quels taux de TVA valent, sinon le total ne se calcule pas. Ajoutez « Taux de TVA ».',
  'review-wrong':
    '« Vérifié le » et « À revoir avant le » vont ensemble, le second après le premier, {years} ans plus tard au plus ; une telle donnée a une « Source officielle ». Un ancien chiffre n’a aucun des deux.',
  'code-fact-missing':
    'Le site calcule avec la donnée {name}. Remettez-la, avec une valeur de la même sorte qu’avant.',
  'formula-missing':
    'Cette valeur vient d’un prix, mais sans calcul : elle deviendrait fausse quand le prix change. Écrivez son calcul dans « Formule ».',
  'formula-invalid':
    'Le calcul « {text} » n’est pas possible. Écrivez des noms d’autres données qui sont des nombres, et des nombres, avec + - × ou / entre eux, une espace de chaque côté.',
  'formula-wrong': 'Cette valeur se calcule à partir d’autres : elle est {value} et doit être {expected}.',
  'formula-wrong-from':
    'À partir du {day}, cette valeur doit être {expected}, car elle se calcule à partir du prix. Ajoutez-la comme prochaine valeur.',
  'law-reviewed':
    'Les pages montrent cette date pour toutes les règles, et l’une d’elles a été vérifiée le {reviewed}. Écrivez {reviewed}.',
  'fact-implausible':
    '{value} n’est pas entre {low} et {high}, où une telle valeur se trouve d’habitude. Comparez-la à sa source. Est-elle juste ? Enregistrez, et dites oui.',
  'end-without-until':
    'Le dernier jour n’est pas le {value}, comme la valeur le dit : les pages diraient trop longtemps ou trop peu que cela vaut. Écrivez le jour juste dans les deux.',
  'formula-amounts':
    '{formula} n’a que des montants avec vat: {expected} : le résultat aurait la TVA en trop ou en moins. Écrivez vat: {expected}, ou corrigez la formule.',
  'price-vat':
    'Un prix de ce fichier se note vat: {expected} : les pages le montreraient sans TVA alors qu’il la comprend, ou l’inverse. Écrivez vat: {expected} et le montant qui va avec.',
  'law-undated':
    'Cette loi, ce taux ou cette aide n’a pas de jour de vérification : personne ne reverrait la donnée, et les pages diraient ce qui a changé. Remplissez la dernière et la prochaine vérification.',
  'vat-swapped':
    'donne {older} au logement ancien et {younger} au récent : aucun travail n’a un taux de TVA plus haut dans l’ancien. Échangez les deux.',
};
