/** Messages about files: their YAML, photographs, and what one file names in another. */
export const fileMessages = {
  'file-missing': {
    en: 'does not exist or is empty, and the site is built from it. Give the file its name back, or take its text from an earlier version in Git.',
    fr: 'Ce fichier n’existe pas ou est vide, et le site en est fait. Rendez-lui son nom, ou reprenez son texte d’une version antérieure.',
    nl: 'Dit bestand bestaat niet of is leeg, en de site wordt ervan gemaakt. Geef het zijn naam terug, of neem zijn tekst uit een vroegere versie.',
  },
  'broken-characters': {
    en: 'broken characters: "{text}". Pages would print them in place of letters such as é. Save the file as UTF-8 and write these letters again.',
    fr: 'Des lettres de ce fichier sont abîmées : « {text} ». La page les afficherait ainsi. Enregistrez-le en UTF-8 et récrivez-les.',
    nl: 'Letters van dit bestand zijn beschadigd: "{text}". De pagina zou ze zo tonen. Sla het op als UTF-8 en schrijf ze opnieuw.',
  },
  'yaml-invalid': {
    en: 'not valid YAML: "{text}". The file cannot be read. Look in this line and those above: a quote or a bracket may not be closed, a key may stand there twice, a line may begin with a tab or in another column than the others of its level. Put a text between quotes that contains a colon and a space, or begins with a sign such as { [ @ % or >.',
    fr: 'Le fichier n’est pas valide : « {text} ». Il ne peut pas être lu. Cherchez ici et plus haut : un guillemet ou un crochet n’est pas fermé, un nom figure deux fois, ou une ligne ne commence pas dans la même colonne que celles de son niveau. Un texte avec un deux-points suivi d’une espace se met entre guillemets droits.',
    nl: 'Het bestand is niet geldig: "{text}". Het kan niet gelezen worden. Kijk hier en erboven: een aanhalingsteken of haakje is niet gesloten, een naam staat er twee keer, of een regel begint niet in dezelfde kolom als die van zijn niveau. Zet een tekst met een dubbelpunt en een spatie tussen aanhalingstekens.',
  },
  'yaml-misread': {
    en: 'a part of this line would be lost: "{text}". YAML reads a first word with & * or ! as its own, and what follows a # after a space as a comment. Put the whole text between quotes, and a comment on a line of its own.',
    fr: 'Une partie de cette ligne serait perdue : « {text} ». Un premier mot avec & * ou ! a un sens réservé, et un # après une espace commence un commentaire. Mettez tout le texte entre guillemets droits, et un commentaire sur sa propre ligne.',
    nl: 'Een deel van deze regel zou verloren gaan: "{text}". Een eerste woord met & * of ! heeft een eigen betekenis, en een # na een spatie begint een opmerking. Zet de hele tekst tussen aanhalingstekens, en een opmerking op een eigen regel.',
  },
  'file-unknown': {
    en: 'is read by nothing, so what it says would not be published. If its name or folder was changed, give it back; names have lower-case letters without accents, digits and hyphens. If it is a copy or a note, move it out of content/.',
    fr: 'n’est lu par rien. Ce qu’il contient ne serait pas publié. S’il a changé de nom ou de dossier, rendez-le-lui, en minuscules sans accents, chiffres et traits d’union ; si c’est une copie ou une note, sortez-le de content/.',
    nl: 'wordt door niets gelezen. Wat erin staat, zou niet verschijnen. Kreeg het een andere naam of map, geef die dan terug, in kleine letters zonder accenten, cijfers en koppeltekens; is het een kopie of een nota, haal het uit content/.',
  },
  'half-missing': {
    en: 'has no {missing}, so its page could not be made. If this is a copy made by mistake, remove it with its folder; if a file or folder was renamed, give it its name back; if it is lost, take it from an earlier version in Git; if it was never there, write it.',
    fr: 'Il manque {missing} : la page ne pourrait pas être faite. Si ceci est une copie faite par erreur, supprimez-la avec son dossier ; si un fichier ou un dossier a changé de nom, rendez-le-lui ; s’il a disparu, reprenez-le d’une version antérieure ; s’il n’y en a jamais eu, écrivez-le dans les deux langues.',
    nl: '{missing} ontbreekt: de pagina kan niet gemaakt worden. Is dit een kopie die per vergissing gemaakt is, verwijder ze dan met haar map; kreeg een bestand of map een andere naam, geef die dan terug; is het verdwenen, neem het dan uit een vroegere versie; was het er nooit, schrijf het dan in beide talen.',
  },
  'picture-missing': {
    en: 'there is no picture "{name}". The page would have an empty place. Write the name of a photograph in content/media/, a logo in public/logos/ or a drawing in src/drawings/ (without .svg; in an article ![what it shows](drawing:name)), or remove it.',
    fr: 'L’image « {name} » n’existe pas : la page aurait un vide. Ajoutez-la sous ce nom, choisissez-en une autre, ou enlevez-la ; dans un article, un dessin s’écrit ![ce qu’on voit](drawing:nom).',
    nl: 'De afbeelding "{name}" bestaat niet: de pagina zou een gat hebben. Voeg ze toe onder die naam, kies een andere, of haal ze weg; in een artikel schrijft u een tekening als ![wat te zien is](drawing:naam).',
  },
  'photo-unreadable': {
    en: 'the build cannot use the photograph {file}. The page would have an empty picture. Save it again as JPEG, PNG or WebP, with at most 20 MB and 60 million pixels; most phones do so when a photograph is sent by mail.',
    fr: 'La photo « {file} » est illisible ou trop grande. Enregistrez-la en JPEG, PNG ou WebP, avec 20 Mo et 60 millions de pixels au plus ; un téléphone le fait souvent quand il l’envoie par e-mail.',
    nl: 'De foto "{file}" is onleesbaar of te groot. Bewaar ze als JPEG, PNG of WebP, met hoogstens 20 MB en 60 miljoen pixels; een telefoon doet dat vaak als hij ze mailt.',
  },
  'name-unknown': {
    en: '"{name}" is not in {where}. Pages could neither show it nor lead to it. Correct the name, add what is missing there, or remove this; in texts, do so in both languages.',
    fr: '« {name} » ne figure pas dans {where} : les pages ne pourraient ni le montrer ni y mener. Corrigez ce nom, ajoutez ce qui manque là, ou retirez-le ; dans les textes, dans les deux langues.',
    nl: '"{name}" staat niet in {where}: de pagina’s kunnen het niet tonen en er niet naar verwijzen. Verbeter deze naam, voeg daar toe wat ontbreekt, of haal hem weg; in teksten in beide talen.',
  },
  'item-missing': {
    en: 'no item with id {id}, but {entry} has it. The page would not show it. Write its text in both languages, or remove the entry.',
    fr: '« {id} » n’a pas de texte dans cette liste, mais figure dans {entry} : la page ne le montrerait pas. Ajoutez-le ici dans les deux langues, ou retirez-le là.',
    nl: '"{id}" heeft geen tekst in deze lijst, maar staat in {entry}: de pagina zou het niet tonen. Voeg het hier toe in beide talen, of haal het daar weg.',
  },
} as const;
