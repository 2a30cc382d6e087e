/** Messages about the form of an article. */
export const articleMessages = {
  'article-shape-differs': {
    en: 'the languages differ in shape, first at {inFrench} of fr.md and {inDutch} of nl.md. Readers of one language would get less. What stands there in one is missing, marked otherwise or too much in the other. Make both the same there.',
    fr: 'L’article n’a pas la même forme dans les deux langues : la première différence commence à {inFrench} en français et à {inDutch} en néerlandais. Ce qui est là dans l’un manque, est marqué autrement ou est de trop dans l’autre. Rendez les deux égaux.',
    nl: 'Het artikel heeft niet dezelfde vorm in beide talen: het eerste verschil begint bij {inFrench} in het Frans en bij {inDutch} in het Nederlands. Wat daar in het ene staat, ontbreekt, is anders gemarkeerd of is te veel in het andere. Maak beide gelijk.',
  },
  'read-time': {
    en: 'is {minutes}, but {words} words take {expected} minutes. Readers would expect a wrong time. Write {expected} in both languages, or leave it out: then it is counted.',
    fr: 'Le temps de lecture est de {expected} minutes pour {words} mots, et non {minutes}. Écrivez {expected} dans les deux langues, ou supprimez ce champ : il est alors calculé.',
    nl: 'De leestijd is {expected} minuten voor {words} woorden, en niet {minutes}. Schrijf {expected} in beide talen, of verwijder dit veld: dan wordt het berekend.',
  },
  'heading-wrong': {
    en: 'the heading "{text}". Each heading of an article begins with ## or ###, and has words that no other one has: its address comes from them, and the title of the page stands above. Change it.',
    fr: 'Le titre « {text} » : chaque titre d’un article commence par ## ou ###, et a des mots qu’aucun autre n’a. Changez-le.',
    nl: 'De titel "{text}": elke titel van een artikel begint met ## of ###, en heeft woorden die geen andere heeft. Wijzig hem.',
  },
  'table-caption': {
    en: '"{text}": a table and its caption belong together. Screen reader users would not know what it shows. Write a paragraph "Table: …" directly before the table.',
    fr: '« {text} » : un tableau et son titre vont ensemble. Écrivez « Table: » et le titre dans un paragraphe juste avant le tableau.',
    nl: '"{text}": een tabel en haar titel horen samen. Schrijf "Table:" en de titel in een alinea vlak voor de tabel.',
  },
  'table-cells': {
    en: 'the row "{row}" has {cells} cells, the first row {columns}. Cells would be in the wrong column. Write {columns} cells with | between them.',
    fr: 'La ligne « {row} » du tableau a {cells} cases, et la première en a {columns}. Écrivez-en autant, avec | entre elles.',
    nl: 'De rij "{row}" van de tabel heeft {cells} cellen, en de eerste {columns}. Schrijf er evenveel, met | ertussen.',
  },
  'callout-kind': {
    en: 'a quotation without kind and title: "{text}". Articles have callouts, each with a title. If a line or an empty line cut it off from the box above, remove that line. Otherwise write a line above it, such as "> [!note] Title"; the kind is note, example, warning or former.',
    fr: 'Un encadré commence par « > [!note] Titre » ; possibles : note, example, warning, former. Écrivez-le ainsi, au lieu de « {text} » ; si une ligne le coupe de l’encadré du dessus, supprimez cette ligne.',
    nl: 'Een kader begint met "> [!note] Titel"; mogelijk: note, example, warning, former. Schrijf het zo, in plaats van "{text}"; sluit een regel het af van het kader erboven, verwijder dan die regel.',
  },
} as const;
