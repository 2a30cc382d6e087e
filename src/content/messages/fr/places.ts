import type { places as english } from '../en/places.ts';

export const places: Record<keyof typeof english, string> = {
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
};
