import type { facts as english } from '../en/facts.ts';

export const facts: Record<keyof typeof english, string> = {
  'fact-empty': 'La valeur manque : les phrases auraient un trou. Écrivez-la, ou supprimez la donnée.',
  'fact-shape':
    '{value} n’est pas possible. Écrivez un nombre, une fourchette (du plus bas au plus haut), ou un texte par langue.',
  'fact-three-numbers':
    'Il y a plus de deux nombres ({value}) : une virgule en sépare deux. Écrivez le plus bas, puis le plus haut.',
  'fact-range': '{value} : il faut deux nombres, le plus bas, puis le plus haut.',
  'fact-number-for-text':
    '{value} est un nombre, mais l’unité est {unit}. Il perdrait ses zéros et ses espaces. Changez l’unité, ou écrivez un texte.',
  'fact-text-for-number':
    '« {value} » n’est pas un nombre, et les totaux en sont calculés. Écrivez {suggestion} : sans lettres ni signe.',
  'fact-below-zero': '{value} est sous zéro. Écrivez le nombre sans le signe moins.',
  'fact-not-an-amount':
    '{value} n’est pas un prix, et les pages l’afficheraient. Écrivez un montant au-dessus de zéro.',
  'fact-parts-of-a-cent': '{value} a des fractions de centime. Écrivez au plus deux chiffres après le point.',
  'fact-falling-range':
    'De {low} à {high} : la valeur la plus basse vient d’abord. Un des deux a peut-être un chiffre de trop ou trop peu.',
  'fact-thousands-point':
    '{written} est lu comme {read} : le point y est un signe décimal. Écrivez {meant}, ou deux chiffres derrière le point.',
  'fact-one-source':
    'Une donnée a soit une valeur, soit une valeur par page, soit le nom de celle qu’elle suit. Gardez-en une.',
  'fact-follows':
    '« {name} » n’est pas une donnée de ce fichier avec une valeur. Écrivez le nom d’une autre, ou donnez une valeur.',
  'next-without-value': '« Prochaine valeur » va avec une « Valeur ». Mettez-la à la donnée qui a la valeur.',
  'next-not-a-price':
    '« Prochaine valeur » ne vaut que pour les prix. Une règle ou une prime se vérifie le jour où elle change. Supprimez-la et mettez ce jour dans « À revoir avant le ».',
  'price-without-regime':
    'Un prix hors TVA doit dire quels taux de TVA valent, sinon le total ne se calcule pas. Ajoutez « Taux de TVA ».',
  'review-half': '« Vérifié le » et « À revoir avant le » vont ensemble. Ajoutez l’autre.',
  'review-order': '« À revoir avant le » doit venir après « Vérifié le » : corrigez l’un des deux jours.',
  'review-of-former': 'Un ancien chiffre n’est plus revu : supprimez ses deux dates.',
  'review-without-authority':
    'Une donnée à revoir doit nommer l’administration qui la publie. Ajoutez « Source officielle ».',
  'fact-unused': 'Plus aucune page ne montre {fact}. Utilisez-le dans un texte, ou supprimez-le.',
  'fact-used': 'Une page utilise cette donnée. Supprimez « Inutilisé ».',
  'instead-of-unknown': 'La donnée « {name} » n’existe pas. Écrivez le nom d’une donnée (fichier.nom).',
  'code-fact-missing':
    'Le site calcule avec la donnée {name}. Remettez-la, avec une valeur de la même sorte qu’avant.',
  'formula-missing':
    'Cette valeur vient d’un prix, mais sans calcul : elle deviendrait fausse quand le prix change. Écrivez son calcul dans « Formule ».',
  'formula-unreadable':
    'Le calcul « {text} » n’est pas lisible. Écrivez des noms de données et des nombres, avec + - × / et des parenthèses.',
  'formula-not-a-number':
    '{name} n’est pas un nombre : on ne peut pas calculer avec. Choisissez une donnée qui est un nombre.',
  'formula-wrong': 'Cette valeur se calcule à partir d’autres : elle est {value} et doit être {expected}.',
  'formula-wrong-from':
    'À partir du {day}, cette valeur doit être {expected}, car elle se calcule à partir du prix. Ajoutez-la comme prochaine valeur.',
  'formula-two-days':
    'Cette valeur change déjà le {other}, et le prix dont elle dépend le {day}. Annoncez les deux changements pour le même jour, ou le second quand le premier est passé.',
  'law-reviewed':
    'Les pages montrent cette date pour toutes les règles, et l’une d’elles a été vérifiée le {reviewed}. Écrivez {reviewed}.',
  'formula-vat':
    'La formule ajoute la TVA, mais la valeur est dite hors TVA : les pages l’ajouteraient deux fois. Choisissez « TVA comprise ».',
  'fact-implausible':
    '{value} n’est pas entre {low} et {high}, où une telle valeur se trouve d’habitude. Comparez-la à sa source. Est-elle juste ? Enregistrez, et dites oui.',
  'fact-unit':
    'L’unité {unit} ne va pas avec cette donnée : les phrases diraient autre chose. Écrivez une de celles-ci : {units}.',
  'end-without-until':
    'Le dernier jour n’est pas le {value}, comme la valeur le dit : les pages diraient trop longtemps ou trop peu que cela vaut. Écrivez le jour juste dans les deux.',
  'formula-amounts':
    '{formula} n’a que des montants avec vat: {right} : le résultat aurait la TVA en trop ou en moins. Écrivez vat: {right}, ou corrigez la formule.',
  'price-vat':
    'Un prix de ce fichier se note vat: {right} : les pages le montreraient sans TVA alors qu’il la comprend, ou l’inverse. Écrivez vat: {right} et le montant qui va avec.',
  'law-undated':
    'Cette loi, ce taux ou cette aide n’a pas de jour de vérification : personne ne reverrait la donnée, et les pages diraient ce qui a changé. Remplissez la dernière et la prochaine vérification.',
  'number-form':
    '{written} est lu comme {read} : qui lit le fichier penserait à un autre nombre. Écrivez les chiffres comme d’habitude : 159 ou 159.50.',
  'review-late':
    'La prochaine vérification vient plus de {years} ans après la dernière : les pages diraient ce qui a changé depuis longtemps. Choisissez un jour plus proche.',
  'vat-swapped':
    'donne {older} au logement ancien et {younger} au récent : aucun travail n’a un taux de TVA plus haut dans l’ancien. Échangez les deux.',
  'formula-itself':
    'La formule se nomme elle-même : n’importe quelle valeur semblerait juste. Écrivez les données dont elle est calculée.',
};
