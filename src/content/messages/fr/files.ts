import type { files as english } from '../en/files.ts';

export const files: Record<keyof typeof english, string> = {
  'file-missing':
    'Ce fichier n’existe pas ou est vide, et le site en est fait. Rendez-lui son nom, ou reprenez son texte d’une version antérieure.',
  'broken-characters':
    'Des lettres de ce fichier sont abîmées : « {text} ». La page les afficherait ainsi. Enregistrez-le en UTF-8 et récrivez-les.',
  'yaml-invalid':
    'Le fichier n’est pas valide : « {text} ». Il ne peut pas être lu. Cherchez ici et plus haut : un guillemet ou un crochet n’est pas fermé, un nom figure deux fois, ou une ligne ne commence pas dans la même colonne que celles de son niveau. Un texte avec un deux-points suivi d’une espace se met entre guillemets droits.',
  'yaml-misread':
    'Une partie de cette ligne serait perdue : « {text} ». Un premier mot avec & * ou ! a un sens réservé, et un # après une espace commence un commentaire. Mettez tout le texte entre guillemets droits, et un commentaire sur sa propre ligne.',
  'key-missing': 'Ceci manque, et la page en a besoin. Ajoutez-le.',
  'key-unknown':
    'Rien ne lit « {keys} » : sa valeur ne serait pas affichée. Corrigez le nom, ou supprimez-le.',
  'list-length':
    'La liste a {count} éléments, et il en faut {needed} : sur la page, il manquerait quelque chose, ou de la place. Ajoutez-en ou retirez-en ; pour des textes, dans les deux langues.',
  'number-limit':
    'La valeur est {value}, mais doit être {needed} : le site montrerait quelque chose de faux. Corrigez-la.',
  'not-a-date':
    '« {value} » n’est pas un jour du calendrier. Choisissez-le dans le calendrier, ou écrivez année, mois, jour, comme 2026-02-21.',
  'wrong-form':
    '« {value} » n’a pas la bonne forme : la page ne pourrait pas s’en servir, ou des liens ne mèneraient nulle part. Écrivez-le comme {example}.',
  'digits-in-name':
    '« {value} » contient des chiffres. Écrivez seulement le nom du lieu, sans code postal ni année : « {name} ».',
  'wrong-format': '« {value} » n’a pas la bonne forme. Écrivez ce champ comme les champs semblables.',
  'nothing-chosen': 'Rien n’est choisi, et la page en a besoin. Choisissez dans la liste.',
  'not-an-option': '« {value} » n’est pas possible ici. Choisissez dans la liste.',
  'wrong-type':
    'Cette valeur n’est pas de la bonne sorte (un texte, un nombre entier, une liste). Regardez les champs semblables.',
  'not-once-each':
    'L’élément « {name} » figure {times} fois. La page montre chacun de ceux-ci une fois : {names}. Ajoutez ou supprimez un élément ; dans les textes, faites-le dans les deux langues.',
  'future-date': 'Le {value} n’est pas encore passé. Écrivez un jour passé, ou aujourd’hui.',
  'photo-missing':
    'La photo « {file} » n’est pas dans content/media/ : l’image serait vide. Ajoutez-la sous ce nom, ou enlevez la photo.',
  'photo-unreadable':
    '« {file} » n’est pas une photo lisible : l’image serait vide. Enregistrez-la en JPEG, PNG ou WebP ; un téléphone le fait souvent quand il l’envoie par e-mail.',
  'photo-inks':
    '« {file} » est faite pour l’imprimerie (CMJN, ou CMYK) : à l’écran, ses couleurs seraient fausses. Enregistrez-la en JPEG avec les couleurs de l’écran (RVB, ou sRGB).',
  'photo-moving':
    '« {file} » est une animation, et les pages montrent des photos fixes. Enregistrez une de ses images en JPEG, ou choisissez une autre photo.',
  'photo-cut':
    '« {file} » n’a pas été copiée en entier : il en manquerait une partie. Copiez-la de nouveau depuis le téléphone ou l’appareil.',
  'photo-large':
    '« {file} » pèse {megabytes} Mo et compte {megapixels} millions de pixels : c’est trop pour construire le site. Enregistrez-la avec 20 Mo et 60 millions de pixels au plus.',
  'photo-name':
    'Le site ne peut pas montrer un fichier nommé « {file} ». Enregistrez la photo en JPEG, PNG ou WebP (l’éditeur fait un JPEG d’une photo HEIC d’un téléphone), sous un nom fait de lettres, de chiffres et de traits d’union, comme chaudiere-asse.jpg.',
  'drawing-missing':
    'Le dessin « {name} » n’existe pas : l’image serait vide. Écrivez le nom d’un dessin du site, sans .svg ; dans un article, ![ce qu’on voit](drawing:nom).',
  'moved-from':
    'Cette page existe, ou ce n’est pas le nom d’une page supprimée (commune, marque, article). Supprimez la ligne.',
  'moved-to-unknown':
    'Cette page n’existe pas. Écrivez le nom d’une page du site, par exemple region/flemish-brabant.',
  'file-unknown':
    'n’est lu par rien. Ce qu’il contient ne serait pas publié. S’il a changé de nom ou de dossier, rendez-le-lui, en minuscules sans accents, chiffres et traits d’union ; si c’est une copie ou une note, sortez-le de content/.',
  'half-missing':
    'Il manque {missing} : la page ne pourrait pas être faite. Si ceci est une copie faite par erreur, supprimez-la avec son dossier ; si un fichier ou un dossier a changé de nom, rendez-le-lui ; s’il a disparu, reprenez-le d’une version antérieure ; s’il n’y en a jamais eu, écrivez-le dans les deux langues.',
  'item-missing':
    '« {id} » n’a pas de texte dans cette liste : la page ne le montrerait pas. Ajoutez-le dans les deux langues.',
  'item-unknown':
    '« {id} » n’existe pas dans le contenu ({entry}). Supprimez cet élément dans les deux langues, ou ajoutez ce qui manque.',
  'sentence-to-replace-key': 'Ce texte ({key}) n’existe pas, ou plus. Supprimez cette ligne.',
  'listed-twice':
    '{value} y figure deux fois : la page le montrerait deux fois. Supprimez-en un, ou corrigez-le.',
  'day-far':
    '{value} n’est pas entre {first} et {last} : les pages et les contrôles compteraient avec un autre siècle. Corrigez l’année.',
  'pattern-too-wide':
    'laisse passer « {amount} », ou n’est pas lisible : des prix et des délais seraient oubliés quand ils changent. Écrivez un motif pour un seul nom.',
};
