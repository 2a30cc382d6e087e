import type { data as english } from '../en/data.ts';

export const data: Record<keyof typeof english, string> = {
  'file-missing':
    'Ce fichier n’existe pas, et le site en est fait. {near}Rendez-lui son nom, ou reprenez-le d’une version antérieure.',
  'file-empty': 'Ce fichier est vide, et le site en est fait. Reprenez son texte d’une version antérieure.',
  'broken-characters':
    'Des lettres de ce fichier sont abîmées : « {text} ». La page les afficherait ainsi. Enregistrez-le en UTF-8 et récrivez-les.',
  'folder-name':
    'Ce nom de dossier n’est pas possible : il n’aurait pas de page. Écrivez des minuscules sans accents, des chiffres et des traits d’union.',
  'file-name':
    'Ce nom de fichier n’est pas possible : rien ne le lit. Écrivez des minuscules sans accents, des chiffres et des traits d’union, puis .yaml.',
  'file-outside-folder':
    'Ce fichier n’est pas à sa place : rien ne le lit. Mettez-le dans un dossier à lui, ou supprimez-le.',
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
  'list-too-short':
    'Cette liste a {count} éléments et doit en avoir au moins {minimum} : il manquerait quelque chose sur le site. Reprenez-les d’une version antérieure, ou ajoutez-en ; dans les textes, faites-le dans les deux langues.',
  'list-too-long':
    'Cette liste a {count} éléments et peut en avoir au plus {maximum} : la mise en page en dépend. Supprimez-en ; dans les textes, faites-le dans les deux langues.',
  'list-length':
    'Cette liste a {count} éléments et doit en avoir exactement {needed} : la mise en page en dépend. Ajoutez-en ou supprimez-en ; dans les textes, faites-le dans les deux langues.',
  'number-too-small': '{value} est trop petit. Écrivez au moins {minimum}.',
  'number-too-big': '{value} est trop grand. Écrivez au plus {maximum}.',
  'alternative-long':
    'Cette description a {length} caractères. Un lecteur d’écran la lit d’un trait. Dites en 100 caractères au plus ce que montre le dessin.',
  'text-empty':
    'Ce champ est vide : il resterait un trou. Écrivez le texte. Pour ne rien dire, retirez tout l’élément, dans les deux langues.',
  'not-a-date':
    '« {value} » n’est pas une date. Choisissez-la dans le calendrier, ou écrivez année, mois, jour, comme {right}.',
  'no-such-day':
    '{value} n’existe dans aucun calendrier. Choisissez le bon jour ; la source ou une version antérieure l’a peut-être.',
  'not-an-email':
    '« {value} » n’est pas une adresse e-mail : personne ne pourrait y écrire. Écrivez-la comme nom@entreprise.be.',
  'not-a-web-address':
    '« {value} » n’est pas l’adresse d’une page : le lien ne mènerait nulle part. Écrivez-la en entier, à partir de https://.',
  'wrong-format': '« {value} » n’a pas la bonne forme. Écrivez ce champ comme les champs semblables.',
  'nothing-chosen': 'Rien n’est choisi, et la page en a besoin. Choisissez dans la liste.',
  'not-an-option': '« {value} » n’est pas possible ici. Choisissez dans la liste.',
  'wrong-type':
    'Cette valeur n’est pas de la bonne sorte (un texte, un nombre, une liste). Regardez les champs semblables.',
  'not-a-whole-number':
    '« {value} » n’est pas un nombre entier, et la page compte avec lui. Écrivez le nombre entier voulu.',
  'not-an-id':
    '« {value} » ne peut pas faire partie d’une adresse. Écrivez des minuscules sans accents, des chiffres et des traits d’union.',
  'not-once-each':
    'L’élément « {name} » figure {times} fois. La page montre chacun de ceux-ci une fois : {names}. Ajoutez ou supprimez un élément ; dans les textes, faites-le dans les deux langues.',
  'question-twice':
    'Deux questions ont le même nom « {id} » : un lien ne saurait pas où mener. Donnez-en un autre à l’une d’elles.',
  'not-a-price-name':
    '« {value} » n’est pas un seul prix, et les totaux en sont calculés. Tapez { et choisissez un prix dans la liste.',
  'not-a-date-name': '« {value} » n’est pas une seule date. Tapez { et choisissez une date dans la liste.',
  'future-date': 'Le {value} n’est pas encore passé. Écrivez un jour passé, ou aujourd’hui.',
  'future-year': '{value} n’est pas encore passée. Écrivez l’année de fondation.',
  'phone-not-dialled':
    'Ce numéro ne se compose pas ainsi : un visiteur qui le touche appellerait quelqu’un d’autre. Écrivez {right}.',
  'phone-not-belgian':
    'Ce numéro ne se compose pas ainsi : un visiteur qui le touche appellerait quelqu’un d’autre. Écrivez +32, puis le numéro sans son premier 0 et sans espaces : +3253123456 pour 053 12 34 56.',
  'phone-differs':
    'Les pages affichent {display}, mais le téléphone compose {number} : le visiteur appellerait quelqu’un d’autre. Voyez lequel est juste : si c’est le numéro affiché, écrivez {right} ici ; sinon, corrigez le numéro affiché.',
  'clock-time': '« {value} » n’est pas une heure. Écrivez-la ainsi : 08:30.',
  'closes-first':
    'Ferme à {closes}, et n’ouvre qu’à {opens}. Corrigez l’une des deux heures ; après minuit, c’est le jour suivant.',
  'no-day': 'Aucun jour : ces heures ne se verraient nulle part. Ajoutez au moins un jour.',
  'day-twice':
    'Deux règles se contredisent pour {day} : « {other} » et « {one} ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
  'ends-first': 'Finit le {until}, avant de commencer le {from}. Échangez les deux jours, ou corrigez-en un.',
  'website-address':
    'Ce n’est pas l’adresse d’un site : elle mènerait à elle-même, sans fin. Écrivez-la comme https://www.entreprise.be, avec www. et sans barre oblique à la fin.',
  'enterprise-number':
    'Ce n’est pas un numéro d’entreprise : les visiteurs ne le trouveraient pas. Écrivez ses dix chiffres comme 0123.456.789.',
  'area-unknown':
    '« {slug} » n’est ni une région ni une commune du site. Supprimez-le de la liste, ou écrivez un de leurs noms.',
  'postal-code': 'Un code postal belge a quatre chiffres. Corrigez-le.',
  'not-in-belgium':
    '{value} n’est pas en Belgique : il faut de {least} à {most} degrés. Les cartes montreraient un autre endroit. {near}',
  'wrong-province':
    'Le code postal {postalCode} n’est pas de la province de ce fichier : la page nommerait la mauvaise. Corrigez le code postal ; s’il est juste, corrigez la province, ou mettez la commune dans le fichier de sa province.',
  'neighbour-unknown':
    '« {slug} » n’est pas une commune du site : son lien serait cassé. Supprimez-la de la liste, ou écrivez le nom d’une commune du site.',
  'logo-address':
    'Ce n’est pas l’adresse d’un logo : l’image serait cassée. Écrivez par exemple /logos/marque.svg, pour un fichier de public/logos.',
  'logo-missing':
    'Le fichier public{address} n’existe pas : l’image serait cassée. Mettez-le là, ou choisissez « aucun ».',
  'photo-missing':
    'La photo « {file} » n’est pas dans content/media/ : l’image serait vide. Ajoutez-la sous ce nom, ou enlevez la photo.',
  'photo-unreadable':
    '« {file} » n’est pas une photo lisible : l’image serait vide. Enregistrez-la en JPEG, PNG ou WebP ; un téléphone le fait souvent quand il l’envoie par e-mail.',
  'photo-large':
    '« {file} » pèse {megabytes} Mo et compte {megapixels} millions de pixels : c’est trop pour construire le site. Enregistrez-la avec 20 Mo et 60 millions de pixels au plus.',
  'drawing-missing':
    'Le dessin « {name} » n’existe pas : l’image serait vide. Écrivez le nom d’un dessin du site, sans .svg.',
  'order-twice': '« {other} » a déjà la place {order}. Donnez à chacun un autre numéro.',
  'pattern-invalid':
    'Ce motif n’est pas lisible. Faites-vous aider : c’est une expression régulière, avec une barre oblique inverse devant les signes spéciaux.',
  'moved-from-unknown':
    'Ce n’est pas le nom d’une page supprimée (commune, marque, article). Supprimez la ligne.',
  'moved-from-exists':
    'Cette page existe : personne ne la verrait plus. Supprimez la ligne, ou supprimez d’abord la page.',
  'moved-to-unknown':
    'Cette page n’existe pas. Écrivez le nom d’une page du site, par exemple region/flemish-brabant.',
  'moved-twice': '« {id} » y figure deux fois. Supprimez une des lignes.',
};
