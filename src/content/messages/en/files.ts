/** Messages about files: their YAML, the form of their values, photographs, and what one file names in another. */
export const files = {
  'file-missing':
    'does not exist, and the site is built from it. {near}Give the file its name back, or take it from an earlier version in Git.',
  'file-empty': 'is empty, and the site is built from it. Take its text from an earlier version in Git.',
  'broken-characters':
    'broken characters: "{text}". Pages would print them in place of letters such as é. Save the file as UTF-8 and write these letters again.',
  'yaml-indent':
    'a line begins too far to the left or to the right, or a bracket is not closed: "{text}". The file cannot be read. Begin keys of the same level in the same column, and close the bracket.',
  'yaml-first-character':
    'the text begins with {character}, which YAML reads as its own: "{text}". Its first word would be lost, or the file could not be read. Put the whole text in quotes.',
  'yaml-colon':
    'a colon and a space inside a text: "{text}". YAML reads a key there, so the file cannot be read. Put the text in quotes: {right} If an earlier version in Git has no colon, delete it.',
  'yaml-key-twice':
    'a key of this line stands there twice: "{text}". One of its values would be lost. Remove one of the two lines, or, if they differ, the wrong one.',
  'yaml-not-closed':
    'a quote or a bracket is not closed: "{text}". The file cannot be read. Look for it in this line and above, and close it.',
  'yaml-tab':
    'a {character} stands before "{text}". The file cannot be read. Delete it, and begin the line in the same column as the lines of the same level.',
  'yaml-after-value':
    'something follows where the value has ended: "{text}". The file cannot be read. Put a text that contains a quote between quotes of the other kind.',
  'yaml-invalid': 'not valid YAML: "{text}". The file cannot be read. Write the line like those around it.',
  'yaml-comment':
    '"{text}" is a comment, because a # after a space begins one. Pages would not print it. Delete the # if it is a slip; put the whole text in quotes if the # belongs to it; write a comment on a line of its own.',
  'yaml-second-document':
    '--- begins a second file within this one: "{text}". Nothing would read what follows. Delete the line.',
  'key-missing':
    'is missing. The page needs it. Add the key: an earlier version in Git shows its value, the items beside it or other files of its kind its form.',
  'key-unknown':
    'no such key: "{keys}". Its value would not be used. {near}Correct the name, or remove the key.',
  'key-misspelt': 'no such key: "{key}", and {right} is missing. The page needs it. Rename {key} to {right}.',
  'decimal-comma':
    'a decimal comma divides a number in two. Pages would use the wrong number. Write a point: 50.834.',
  'list-length':
    'has {count} items, and needs {needed}. On the page something would be missing, or have no room. Add or remove items; in texts, do so in both languages. An earlier version in Git may have them.',
  'number-limit':
    'is {value}, but must be {needed}. The site would show something wrong. Correct it; an earlier version in Git may have the right number.',
  'not-a-date': '"{value}" is not a date. Pages could not print it. Write year, month and day, as {right}.',
  'no-such-day':
    '{value} is in no calendar. Pages could not print it. Write the day that is meant; its source or an earlier version may have it.',
  'wrong-form':
    '"{value}" does not have the right form. Pages could not use it, or links would not work. Write it as {example}.',
  'wrong-format':
    '"{value}" does not have the right form. Pages could not use it. Write it like the same key in other files.',
  'nothing-chosen': 'nothing is chosen. The page needs it. Write one of the values that other files have.',
  'not-an-option': '"{value}" is not possible here. Nothing would be shown for it. Write one of {options}.',
  'wrong-type':
    'not the right kind of value. Pages could not use it. Write a text, a number or a list as other files have it; a text that looks like a number needs quotes.',
  'not-a-whole-number':
    'is {value}, but only a whole number can stand here: the page counts with it. Write the whole number that is meant; an earlier version in Git may have it.',
  'not-once-each':
    'has the item with {key} {name} {times} times. The page shows each of these once: {names}. Add or remove an item; in texts, do so in both languages.',
  'future-date':
    '{value} is in the future. Pages and search engines would be told that it has happened. Write a day that has passed, or today.',
  'future-year':
    '{value} is in the future. Pages would print a wrong age of the company. Write the year in which it was founded.',
  'photo-missing':
    'there is no {file} in content/media/. The page would have an empty picture. Save the photograph there under this name, or remove photo.',
  'photo-unreadable':
    '{file} is not a photograph that can be read. The page would have an empty picture. Save it again as JPEG, PNG or WebP; most phones do so when a photograph is sent by mail.',
  'photo-name':
    '"{file}" is not the name of a photograph that the site can show. Nobody would see it. Save it as JPEG, PNG or WebP (a HEIC from a phone becomes a JPEG when it is sent by mail), and name it with letters, digits and hyphens, such as boiler-asse.jpg.',
  'photo-inks':
    '{file} has the four inks of a printer (CMYK). Its colours would be wrong on a screen. Save it again as JPEG with the colours of screens (RGB, sRGB).',
  'photo-moving':
    '{file} is an animation. Pages show photographs that stand still. Save one of its pictures as JPEG, or choose another photograph.',
  'photo-cut':
    '{file} ends before the picture does: it was not copied whole. A part would be missing, or the page would show none. Copy it again from the phone or camera.',
  'photo-large':
    '{file} has {megabytes} MB and {megapixels} million pixels. The build would run out of memory. Save it with at most 20 MB and 60 million pixels.',
  'drawing-missing':
    'there is no drawing "{name}". The page would have an empty picture. Write the name of a file of src/drawings/, without .svg; in an article, as ![what it shows](drawing:name).',
  'order-twice':
    '{order} is also the order of {other}. Which comes first would be undefined. Give each a different number.',
  'pattern-invalid':
    'not a regular expression. No text could be compared with it. Write one in single quotes, with a backslash before each special character.',
  'moved-from-unknown':
    'no page of content had this id. Nothing could lead away from it. Write town/, brand/ or article/ with the name of its files.',
  'moved-from-exists':
    'is a page of the site. Nobody would see it any more. Remove the line, or remove the page.',
  'moved-to-unknown':
    'is no page of the site. Visitors would end on the not-found page. Write the id of a page, for example region/flemish-brabant or blog.',
  'merge-marker':
    'has lines that a merge left behind, the first one "{text}". Two versions stand in the file: one above the line =======, the other below it. Keep the version that is right (either, if both are the same), and delete the other one and the three lines of marks.',
  'file-unknown':
    'is read by nothing, so what it says would not be published. If its name or folder was changed, give it back; names have lower-case letters without accents, digits and hyphens. If it is a copy or a note, move it out of content/.',
  'half-missing':
    'has no {missing}, so its page could not be made. If this is a copy made by mistake, remove it with its folder; if a file or folder was renamed, give it its name back; if it is lost, take it from an earlier version in Git; if it was never there, write it.',
  'item-missing':
    'no item with id {id}, but {entry} exists. The page would not show it. Write its text in both languages, or remove the entry.',
  'item-unknown':
    '{id} is not in the content: {entry} is missing. The page could not be built. Create it, or remove the item in both languages.',
  'sentence-to-replace-key':
    '{key} is not a text of {file}. The launch check would list a text that is not there. Write its key, or remove the line.',
  'listed-twice':
    '{value} is there twice. It would be shown or counted twice. Remove one, or correct it; an earlier version in Git may show which.',
  'day-far':
    '{value} is not between {first} and {last}. Pages and checks would reckon with another century. Correct the year; an earlier version in Git may have it.',
  'project-picture':
    '{image} is the drawing of another category than {category}. Visitors would see another work than they read about. If the category is right, write image: project-{category}; if not, correct the category.',
  'before-written':
    '{value} is before {date}, when the article was written. Visitors and search engines would not believe it. Correct one of the two days.',
  'fact-in-data':
    'has a brace: "{text}". Facts such as {prices.repair} work in the texts of pages, but not here, so visitors would read the brace. Write in words what is meant, without { and }.',
  'pattern-too-wide':
    'lets "{amount}" pass. Prices and delays in a text would be forgotten when they change. Write a pattern for one name only.',
} as const;
