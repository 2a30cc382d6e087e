/** Messages about the form of a value, whatever its file. */
export const valueMessages = {
  'key-missing': {
    en: 'is missing. The page needs it. Add the key: an earlier version in Git shows its value, the items beside it or other files of its kind its form.',
    fr: 'Ceci manque, et la page en a besoin. Ajoutez-le.',
    nl: 'Dit ontbreekt, en de pagina heeft het nodig. Voeg het toe.',
  },
  'key-unknown': {
    en: 'no such key: "{keys}". Its value would not be used. Correct the name, or remove the key.',
    fr: 'Rien ne lit « {keys} » : sa valeur ne serait pas affichée. Corrigez le nom, ou supprimez-le.',
    nl: 'Niets leest "{keys}": de waarde ervan zou niet getoond worden. Verbeter de naam, of verwijder hem.',
  },
  'list-length': {
    en: 'has {count} items, and needs {needed}. On the page something would be missing, or have no room. Add or remove items; in texts, do so in both languages. An earlier version in Git may have them.',
    fr: 'Il en faut {needed} ici, et il y en a {count} : sur la page, il manquerait quelque chose, ou de la place. Ajoutez-en ou retirez-en ; pour des textes, dans les deux langues.',
    nl: 'Hier zijn er {needed} nodig, en er staan er {count}: op de pagina zou iets ontbreken, of geen plaats hebben. Voeg er toe of verwijder er; bij teksten in beide talen.',
  },
  'number-limit': {
    en: 'is {value}, but must be {needed}. The site would show something wrong. Correct it; an earlier version in Git may have the right number.',
    fr: 'La valeur est {value}, mais doit être {needed} : le site montrerait quelque chose de faux. Corrigez-la.',
    nl: 'De waarde is {value}, maar moet {needed} zijn: de site zou iets verkeerds tonen. Verbeter ze.',
  },
  'not-a-date': {
    en: '"{value}" is not a day of the calendar. Pages could not print it. Write year, month and day, as 2026-02-21; its source or an earlier version may have it.',
    fr: '« {value} » n’est pas un jour du calendrier. Choisissez-le dans le calendrier, ou écrivez année, mois, jour, comme 2026-02-21.',
    nl: '"{value}" is geen dag van de kalender. Kies hem in de kalender, of schrijf jaar, maand, dag, zoals 2026-02-21.',
  },
  'wrong-form': {
    en: '"{value}" does not have the right form. Pages could not use it, or links would not work. Write it as {example}.',
    fr: '« {value} » n’a pas la bonne forme : la page ne pourrait pas s’en servir, ou des liens ne mèneraient nulle part. Écrivez-le comme {example}.',
    nl: '"{value}" heeft niet de juiste vorm: de pagina kan er niets mee, of links werken niet. Schrijf het zoals {example}.',
  },
  'digits-in-name': {
    en: '"{value}" has digits, and is the name of a place. Pages would print a postal code or a year as part of the name. Write the name only: {name}.',
    fr: '« {value} » contient des chiffres. Écrivez seulement le nom du lieu, sans code postal ni année : « {name} ».',
    nl: 'In "{value}" staan cijfers. Schrijf alleen de naam van de plaats, zonder postcode of jaar: "{name}".',
  },
  'not-an-option': {
    en: '"{value}" is not possible here. Nothing would be shown for it. Write one of {options}.',
    fr: '« {value} » n’est pas possible ici. Choisissez dans la liste.',
    nl: '"{value}" kan hier niet. Kies uit de lijst.',
  },
  'wrong-type': {
    en: 'not the right kind of value. Pages could not use it. Write a text, a whole number or a list as other files have it; a text that looks like a number needs quotes.',
    fr: 'Cette valeur n’est pas de la bonne sorte (un texte, un nombre entier, une liste). Regardez les champs semblables.',
    nl: 'Deze waarde is niet van de juiste soort (een tekst, een geheel getal, een lijst). Kijk naar gelijkaardige velden.',
  },
  'not-once-each': {
    en: 'has the item with {key} {name} {times} times. The page shows each of these once: {names}. Add or remove an item; in texts, do so in both languages.',
    fr: 'L’élément « {name} » figure {times} fois. La page montre chacun de ceux-ci une fois : {names}. Ajoutez ou supprimez un élément ; dans les textes, faites-le dans les deux langues.',
    nl: 'Het element "{name}" staat er {times} keer. De pagina toont elk hiervan één keer: {names}. Voeg een element toe of verwijder er een; doe het bij teksten in beide talen.',
  },
  'listed-twice': {
    en: '{value} is there twice. It would be shown or counted twice. Remove one, or correct it; an earlier version in Git may show which.',
    fr: '{value} y figure deux fois : la page le montrerait deux fois. Supprimez-en un, ou corrigez-le.',
    nl: '{value} staat er twee keer: de pagina zou het twee keer tonen. Verwijder er een, of verbeter het.',
  },
  'ends-first': {
    en: 'begins {first} and ends {last}. Pages would say what cannot be, or never show it. Correct one of the two; hours after midnight belong to the next day.',
    fr: 'Le début est {first} et la fin {last} : les pages diraient l’impossible, ou ne le montreraient jamais. Corrigez l’un des deux ; après minuit, c’est le jour suivant.',
    nl: 'Het begin is {first} en het einde {last}: de pagina’s zouden het onmogelijke zeggen, of het nooit tonen. Verbeter een van beide; na middernacht is het de volgende dag.',
  },
  'day-far': {
    en: '{value} is not between {first} and {last}. Pages and search engines would be told what cannot be. Correct it; an earlier version in Git may have the right day.',
    fr: 'Le {value} n’est pas entre le {first} et le {last} : écrivez un jour passé là où quelque chose a eu lieu, et l’année en quatre chiffres.',
    nl: '{value} ligt niet tussen {first} en {last}: schrijf een dag die voorbij is waar iets gebeurd is, en het jaar met vier cijfers.',
  },
  'exactly-one': {
    en: 'needs exactly one of {keys}. Pages would not know what to print. Keep one of them, or add one.',
    fr: 'Il faut ici exactement un de ceux-ci : {keys}. Gardez-en un, ou ajoutez-en un.',
    nl: 'Hier is precies één hiervan nodig: {keys}. Houd er één, of voeg er één toe.',
  },
} as const;
