import type { due as english } from '../en/due.ts';

export const due: Record<keyof typeof english, string> = {
  'fact-stale':
    'À revoir depuis le {reviewBy} : les textes qui la nomment le disent. Vérifiez à la source et changez les deux dates.',
  'fact-ended':
    'Cette donnée a pris fin le {until} : les pages omettent les phrases qui la nomment. Récrivez ces phrases et supprimez la donnée, ou écrivez un jour plus tardif.',
  'grant-said-once':
    'La page dit : « {text} ». Mais d’après ses dates, {names}, c’est maintenant {state}. Vérifiez et récrivez cette phrase.',
  'next-applies':
    'Le nouveau prix vaut depuis le {from} : les pages affichent {value}. Mettez-le dans « Valeur » et supprimez « Prochaine valeur ».',
  'security-text-expired':
    'Ce fichier a expiré le {day}, car rien n’a changé depuis un an. Vérifiez l’adresse e-mail de l’entreprise ; publier quoi que ce soit lui donne un an de plus.',
  'sample-value': 'Valeur inventée. Écrivez la vraie, puis retirez son nom de la liste « Encore inventé ».',
  'reserved-value': '« {value} » n’est pas une vraie valeur. Écrivez la vraie.',
  'samples-shown':
    'Le site montre des chantiers, témoignages et plaques inventés ; la loi interdit les avis inventés. Décochez cette case : les pages les omettront.',
  'sample-project': 'Chantier inventé. Remplacez-le par un vrai, ou supprimez-le.',
  'sample-customer':
    'Client inventé ; la loi interdit les avis inventés. Remplacez-le par un vrai, ou supprimez-le.',
  'placeholder-text': 'Texte provisoire ({missing}). Récrivez-le, puis cochez « Ce texte est écrit ».',
  'sample-sentence':
    'Cette phrase dit que quelque chose est inventé. Récrivez-la quand les vraies données sont là.',
  'logo-not-asked': 'Pas de logo. Demandez la permission au fabricant, ou choisissez « aucun ».',
  'values-disagree':
    'Les pages se contredisent : {values}. Donnez partout la même valeur, ou supprimez cette donnée.',
  'reviews-old':
    'Cette note date du {readOn}, il y a plus d’un an : les pages l’omettent. Relisez-la à la source et changez la note, le nombre et la date.',
  'never-verified': 'Jamais vérifié. Cherchez la source et notez-la.',
  'copied-texts': 'Textes encore identiques à ceux du modèle : {copied} sur {total}. Récrivez-les.',
};
