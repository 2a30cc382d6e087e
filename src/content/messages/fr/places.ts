import type { places as english } from '../en/places.ts';

export const places: Record<keyof typeof english, string> = {
  'slug-unknown':
    'Rien ne porte le nom « {slug} » dans {folder} : les pages ne pourraient ni le nommer ni y mener. Écrivez le nom d’un fichier de là, ou supprimez la ligne ; dans les textes, dans les deux langues.',
  'not-in-belgium':
    '{value} n’est pas en Belgique : il faut de {least} à {most} degrés. Les cartes montreraient un autre endroit. {near}',
  'wrong-province':
    'Le code postal {postalCode} n’est pas de la province de ce fichier : la page nommerait la mauvaise. Corrigez le code postal ; s’il est juste, corrigez la province, ou mettez la commune dans le fichier de sa province.',
  'name-same':
    '{name} est là pour les deux langues : les visiteurs de l’une ne trouveraient pas le lieu par son nom. Écrivez l’autre nom, ou le nom une seule fois si les deux langues l’emploient.',
  'neighbour-itself':
    'La commune est sa propre voisine : sa page aurait un lien vers elle-même. Choisissez-en une autre, ou supprimez-la.',
  'postal-code-of':
    '{code} n’est pas le code postal de {name}, qui a {right} : on chercherait au mauvais endroit. Corrigez le code ou le nom.',
  'postal-code-twice':
    '{code} est aussi le code postal de {other} : la recherche n’en trouverait qu’une. Corrigez l’un des deux.',
  'other-postal-province':
    '{code} est d’une autre province que les autres codes postaux de {name} : qui cherche {code} lirait la réponse pour {name}. Corrigez le code.',
  'postal-code-unknown':
    'Aucun lieu de postal-codes.yaml n’a le code postal {code} : personne ne trouverait la commune. Corrigez-le, ou ajoutez-y ses sections sous served.',
  'communes-count':
    'La liste a {count} communes, et la donnée {fact} dit {needed} : les pages se contrediraient. Ajoutez celle qui manque, ou retirez celle de trop.',
  'place-far':
    'Ce lieu est à {km} km du lieu le plus proche de la province du code {code} : cartes et distances seraient fausses. Corrigez les coordonnées ou le code postal ; si tout est juste, remplissez « Inhabituel mais juste : vérifié le ».',
};
