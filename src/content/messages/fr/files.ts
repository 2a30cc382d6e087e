import type { files as english } from '../en/files.ts';

export const files: Record<keyof typeof english, string> = {
  'file-missing':
    'Ce fichier n’existe pas, et le site en est fait. {near}Rendez-lui son nom, ou reprenez-le d’une version antérieure.',
  'file-empty': 'Ce fichier est vide, et le site en est fait. Reprenez son texte d’une version antérieure.',
  'broken-characters':
    'Des lettres de ce fichier sont abîmées : « {text} ». La page les afficherait ainsi. Enregistrez-le en UTF-8 et récrivez-les.',
  'yaml-indent':
    'Une ligne commence trop à gauche ou trop à droite, ou un crochet n’est pas fermé : « {text} ». Le fichier ne peut pas être lu. Alignez les lignes de même niveau, et fermez le crochet.',
  'yaml-first-character':
    'Le texte commence par {character}, un signe réservé : « {text} ». Son premier mot se perdrait, ou le fichier ne pourrait pas être lu. Mettez tout le texte entre guillemets droits.',
  'yaml-colon':
    'Un deux-points suivi d’une espace est dans un texte : « {text} ». Le fichier ne peut pas être lu. Mettez le texte entre guillemets droits : {right}',
  'yaml-key-twice':
    'Ce nom y figure deux fois : « {text} ». Une des valeurs serait perdue. Supprimez-en une.',
  'yaml-not-closed':
    'Un guillemet ou un crochet n’est pas fermé : « {text} ». Le fichier ne peut pas être lu. Cherchez-le ici et plus haut, et fermez-le.',
  'yaml-tab':
    'Un caractère « {character} » se trouve devant « {text} ». Le fichier ne peut pas être lu. Supprimez-le, et commencez la ligne dans la même colonne que les lignes de même niveau.',
  'yaml-after-value':
    'Quelque chose suit la fin de la valeur : « {text} ». Le fichier ne peut pas être lu. Mettez le texte entre guillemets de l’autre sorte.',
  'yaml-invalid':
    'Le fichier n’est pas valide : « {text} ». Il ne peut pas être lu. Écrivez la ligne comme celles qui l’entourent.',
  'yaml-comment':
    'Un # après une espace commence un commentaire : « {text} » ne serait pas affiché. Supprimez le # s’il est de trop, mettez tout le texte entre guillemets s’il en fait partie, ou le commentaire sur sa propre ligne.',
  'yaml-second-document':
    '--- commence un second fichier dans celui-ci : « {text} ». Rien ne lirait la suite. Supprimez la ligne.',
  'key-missing': 'Ceci manque, et la page en a besoin. Ajoutez-le.',
  'key-unknown':
    'Rien ne lit « {keys} » : sa valeur ne serait pas affichée. {near}Corrigez le nom, ou supprimez-le.',
  'key-misspelt':
    'Rien ne lit « {key} », et « {right} » manque : la page en a besoin. Remplacez le nom {key} par {right}.',
  'decimal-comma':
    'Une virgule sépare ici deux nombres. La page utiliserait le mauvais. Écrivez un point : 50.834.',
  'list-length':
    'La liste a {count} éléments, et il en faut {needed} : sur la page, il manquerait quelque chose, ou de la place. Ajoutez-en ou retirez-en ; pour des textes, dans les deux langues.',
  'number-limit':
    'La valeur est {value}, mais doit être {needed} : le site montrerait quelque chose de faux. Corrigez-la.',
  'not-a-date':
    '« {value} » n’est pas une date. Choisissez-la dans le calendrier, ou écrivez année, mois, jour, comme {right}.',
  'no-such-day':
    '{value} n’existe dans aucun calendrier. Choisissez le bon jour ; la source ou une version antérieure l’a peut-être.',
  'wrong-form':
    '« {value} » n’a pas la bonne forme : la page ne pourrait pas s’en servir, ou des liens ne mèneraient nulle part. Écrivez-le comme {example}.',
  'wrong-format': '« {value} » n’a pas la bonne forme. Écrivez ce champ comme les champs semblables.',
  'nothing-chosen': 'Rien n’est choisi, et la page en a besoin. Choisissez dans la liste.',
  'not-an-option': '« {value} » n’est pas possible ici. Choisissez dans la liste.',
  'wrong-type':
    'Cette valeur n’est pas de la bonne sorte (un texte, un nombre, une liste). Regardez les champs semblables.',
  'not-a-whole-number':
    '« {value} » n’est pas un nombre entier, et la page compte avec lui. Écrivez le nombre entier voulu.',
  'not-once-each':
    'L’élément « {name} » figure {times} fois. La page montre chacun de ceux-ci une fois : {names}. Ajoutez ou supprimez un élément ; dans les textes, faites-le dans les deux langues.',
  'future-date': 'Le {value} n’est pas encore passé. Écrivez un jour passé, ou aujourd’hui.',
  'future-year': '{value} n’est pas encore passée. Écrivez l’année de fondation.',
  'photo-missing':
    'La photo « {file} » n’est pas dans content/media/ : l’image serait vide. Ajoutez-la sous ce nom, ou enlevez la photo.',
  'photo-unreadable':
    '« {file} » n’est pas une photo lisible : l’image serait vide. Enregistrez-la en JPEG, PNG ou WebP ; un téléphone le fait souvent quand il l’envoie par e-mail.',
  'photo-name':
    'Le site ne peut pas montrer un fichier nommé « {file} ». Enregistrez la photo en JPEG, PNG ou WebP (une photo HEIC d’un téléphone devient un JPEG quand on l’envoie par e-mail), sous un nom fait de lettres, de chiffres et de traits d’union, comme chaudiere-asse.jpg.',
  'photo-inks':
    '« {file} » est faite pour l’imprimerie (CMJN, ou CMYK) : à l’écran, ses couleurs seraient fausses. Enregistrez-la en JPEG avec les couleurs de l’écran (RVB, ou sRGB).',
  'photo-moving':
    '« {file} » est une animation, et les pages montrent des photos fixes. Enregistrez une de ses images en JPEG, ou choisissez une autre photo.',
  'photo-cut':
    '« {file} » n’a pas été copiée en entier : il en manquerait une partie. Copiez-la de nouveau depuis le téléphone ou l’appareil.',
  'photo-large':
    '« {file} » pèse {megabytes} Mo et compte {megapixels} millions de pixels : c’est trop pour construire le site. Enregistrez-la avec 20 Mo et 60 millions de pixels au plus.',
  'drawing-missing':
    'Le dessin « {name} » n’existe pas : l’image serait vide. Écrivez le nom d’un dessin du site, sans .svg ; dans un article, ![ce qu’on voit](drawing:nom).',
  'order-twice': '« {other} » a déjà la place {order}. Donnez à chacun un autre numéro.',
  'pattern-invalid':
    'Ce motif n’est pas lisible. Faites-vous aider : c’est une expression régulière, avec une barre oblique inverse devant les signes spéciaux.',
  'moved-from-unknown':
    'Ce n’est pas le nom d’une page supprimée (commune, marque, article). Supprimez la ligne.',
  'moved-from-exists':
    'Cette page existe : personne ne la verrait plus. Supprimez la ligne, ou supprimez d’abord la page.',
  'moved-to-unknown':
    'Cette page n’existe pas. Écrivez le nom d’une page du site, par exemple region/flemish-brabant.',
  'merge-marker':
    'contient des lignes laissées par une fusion, dont la première est « {text} ». Deux versions s’y trouvent : l’une au-dessus de la ligne =======, l’autre en dessous. Gardez la bonne (l’une ou l’autre, si elles sont égales), et supprimez l’autre et les trois lignes de signes.',
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
  'project-picture':
    '{image} est le dessin d’une autre catégorie que {category} : les visiteurs verraient un autre travail que celui du texte. Si la catégorie est juste, écrivez project-{category} ; sinon, corrigez la catégorie.',
  'before-written':
    '{value} est avant {date}, le jour où l’article a été écrit : ni visiteurs ni moteurs de recherche ne le croiraient. Corrigez l’un des deux jours.',
  'fact-in-data':
    'Il y a une accolade : « {text} ». Les données comme {prices.repair} ne fonctionnent pas ici : les visiteurs liraient l’accolade. Écrivez les mots, sans { ni }.',
  'pattern-too-wide':
    'laisse passer « {amount} » : des prix et des délais seraient oubliés quand ils changent. Écrivez un motif pour un seul nom.',
};
