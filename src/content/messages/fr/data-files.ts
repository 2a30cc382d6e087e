import type { dataFiles as english } from '../en/data-files.ts';

export const dataFiles: Record<keyof typeof english, string> = {
  'phone-not-belgian':
    '« {display} » n’est pas un numéro de téléphone belge ordinaire : un visiteur n’atteindrait personne, ou quelqu’un d’autre, ou paierait plus (090x, 070). Écrivez-le en entier, comme 053 12 34 56 ou 0470 12 34 56.',
  'phone-differs':
    'Les pages affichent {display}, mais le téléphone compose {number} : le visiteur appellerait quelqu’un d’autre. Voyez lequel est juste : si c’est le numéro affiché, écrivez {expected} ici ; sinon, corrigez le numéro affiché.',
  'closes-first':
    'Ferme à {closes}, et n’ouvre qu’à {opens}. Corrigez l’une des deux heures ; après minuit, c’est le jour suivant.',
  'day-twice':
    'Deux règles se contredisent pour {day} : « {other} » et « {one} ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
  'ends-first':
    'Finit le {until}, avant de commencer le {from} : les pages ne le montreraient jamais. Échangez les deux jours, ou corrigez-en un.',
  'logo-missing':
    'Le fichier public{path} n’existe pas : l’image serait cassée. Mettez-le là, ou choisissez « aucun ».',
  'emergency-number':
    '{value} n’est pas le numéro public, {expected} : quelqu’un en danger appellerait un inconnu. Corrigez-le ; si le numéro a changé, remplissez « Inhabituel mais juste : vérifié le ».',
  'phone-label':
    'montre {label}, mais appelle le {target} : le visiteur appellerait quelqu’un d’autre. Écrivez deux fois le même numéro.',
  'phones-swapped':
    'Les données structurées néerlandaises ont la zone de la ligne française : les lignes semblent inversées. Échangez fr et nl, ou corrigez nlStructuredData.',
  'sample-unknown':
    '« {name} » n’est pas un champ de ce fichier : la vérification avant la mise en ligne ne trouverait pas l’exemple. Écrivez-le comme plus haut.',
  'slug-unknown':
    'Rien ne porte le nom « {slug} » dans {folder} : les pages ne pourraient ni le nommer ni y mener. Écrivez le nom d’un fichier de là, ou supprimez la ligne ; dans les textes, dans les deux langues.',
  'not-in-belgium':
    '{value} n’est pas en Belgique : il faut de {least} à {most} degrés. Les cartes montreraient un autre endroit. Cherchez le lieu sur une carte.',
  'wrong-province':
    'Le code postal {postalCode} n’est pas de la province de ce fichier : la page nommerait la mauvaise. Corrigez le code postal ; s’il est juste, corrigez la province, ou mettez la commune dans le fichier de sa province.',
  'postal-code-twice':
    '{code} est aussi le code postal de {other} : la recherche n’en trouverait qu’une. Corrigez l’un des deux.',
  'postal-code-unknown':
    'Aucun lieu de postal-codes.yaml n’a le code postal {code} : personne ne trouverait la commune. Corrigez-le, ou ajoutez-y ses sections sous served.',
  'communes-count':
    'La liste a {count} communes, et la donnée {fact} dit {needed} : les pages se contrediraient. Ajoutez celle qui manque, ou retirez celle de trop.',
  'grant-days':
    'Il faut une date d’ouverture ou de fermeture, et une seule de « Ouverte jusqu’au » et « Fermée depuis » : les pages la diraient ouverte pour toujours, ou se contrediraient.',
  'grant-not-a-date':
    '{name} n’est pas une date : la page ne saurait pas si la prime est ouverte. Écrivez le nom d’une date.',
  'grant-without-review':
    'Aucune des données de cette prime n’a de date à laquelle la revoir. Donnez-leur « Vérifié le » et « À revoir avant le ».',
  'grant-region':
    '{name} est une donnée d’une autre Région : le tableau montrerait ce que personne n’y reçoit. Choisissez une donnée de celle-ci.',
  'grant-state-contradicted':
    '« {text} » : or {names}, c’est {state} selon ses dates. Récrivez cette phrase, ou corrigez les dates avec « L’état d’une prime ».',
  'grant-order':
    '« {name} » ouvre le {first} et finirait déjà le {last} : le tableau ne le montrerait jamais. Corrigez ce dernier jour, ou le premier : cherchez « {name} depuis le ».',
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
  'card-missing':
    'La marque « {slug} » n’a pas de carte : les visiteurs ne la trouveraient pas. Ajoutez-en une dans les deux langues.',
  'code-unexplained':
    'Le code « {code} » est parmi les « Codes expliqués sur la page de la marque » ({file}), mais la page ne l’explique pas. Ajoutez-le ici dans les deux langues, ou retirez-le là-bas.',
  'code-unknown':
    'Le code « {code} » n’est pas parmi les « Codes expliqués sur la page de la marque » ({file}). Retirez-le ici et ajoutez-le avec le bouton « Un code d’erreur », qui écrit les deux ; ou écrivez-le comme là.',
  'code-not-displayable':
    'L’écran dessiné ne peut pas montrer le code « {code} » : il a trois signes de sept segments. Écrivez le code comme la chaudière l’affiche, en trois signes au plus.',
};
