import type { faultCodes as english } from '../en/fault-codes.ts';

export const faultCodes: Record<keyof typeof english, string> = {
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
    'L’écran dessiné ne peut pas montrer le code « {code} » : il a quatre signes de sept segments. Écrivez le code comme la chaudière l’affiche, en quatre signes au plus.',
};
