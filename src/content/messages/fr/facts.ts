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
  'review-order': '« À revoir avant le » doit venir après « Vérifié le ».',
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
  'grant-without-day':
    'n’a aucun jour d’ouverture ou de fermeture : les pages la diraient ouverte pour toujours. Indiquez une date.',
  'formula-vat':
    'La formule ajoute la TVA, mais la valeur est dite hors TVA : les pages l’ajouteraient deux fois. Choisissez « TVA comprise ».',
  'grant-two-ends': '« Jusqu’au » et « Fermé à partir du » disent la même chose. Gardez l’un des deux.',
  'grant-not-a-date':
    '{name} n’est pas une date : la page ne saurait pas si la prime est ouverte. Écrivez le nom d’une date.',
  'grant-without-review':
    'Aucune des données de cette prime n’a de date à laquelle la revoir. Donnez-leur « Vérifié le » et « À revoir avant le ».',
  'family-document':
    'Une famille a soit un document, soit la phrase « Pas de document ». Gardez l’un des deux.',
  'not-found-verdict':
    '« Pas de document » va avec l’avis « absent des documents », et avec lui seul. Ajoutez l’un ou supprimez l’autre.',
  'family-unknown':
    'La famille « {id} » n’existe pas pour cette marque. Choisissez-en une : {known}. Ou ajoutez-la d’abord dans « Familles ».',
  'spelling-taken':
    '« {spelling} » figure déjà au code « {code} » de la famille {family} (majuscules, espaces et points ne comptent pas). Écrivez chaque graphie une seule fois par famille.',
  'self-undocumented':
    'Sans document du fabricant, l’occupant ne peut rien faire lui-même. Nommez le document de la famille, ou choisissez « pour un technicien ».',
  'self-unsafe':
    'L’occupant peut seulement ajouter de l’eau, après un coup d’œil au manomètre. Choisissez « pour un technicien » ou « danger », ou bien le sujet « pression d’eau » avec « manomètre ».',
  'once-unsafe':
    'On ne redémarre pas une chaudière arrêtée par une sécurité ; seule une flamme perdue peut être essayée une fois. Choisissez un conseil qui mène à un appel.',
  'danger-check':
    'En cas de danger, on ne s’approche pas de la chaudière. Choisissez « aucun » pour « À regarder d’abord ».',
  'verdict-documented':
    'Ce code est documenté plus bas, dans « Codes ». Choisissez « les documents sont d’accord » ou « un document dit autre chose », et supprimez « Pas de document ».',
  'verdict-undocumented':
    'Aucun document n’est connu pour ce code. Ajoutez-le dans « Codes » avec une famille qui a un document, ou choisissez « absent des documents » et remplissez « Pas de document ».',
  'severity-unconfirmed':
    'Aucun document ne confirme ce sens : le visiteur ne doit pas agir. Choisissez un conseil qui mène à un appel.',
  'severity-mild':
    'Dans « Codes », « {meaning} » demande plus de prudence ({strictest}). Choisissez ici un conseil aussi prudent.',
};
