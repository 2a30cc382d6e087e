/** Messages about files: their YAML, the form of their values, photographs, and what one file names in another. */
export const files = {
  'file-missing':
    'does not exist or is empty, and the site is built from it. Give the file its name back, or take its text from an earlier version in Git.',
  'broken-characters':
    'broken characters: "{text}". Pages would print them in place of letters such as é. Save the file as UTF-8 and write these letters again.',
  'yaml-invalid':
    'not valid YAML: "{text}". The file cannot be read. Look in this line and those above: a quote or a bracket may not be closed, a key may stand there twice, a line may begin with a tab or in another column than the others of its level. Put a text between quotes that contains a colon and a space, or begins with a sign such as { [ @ % or >.',
  'yaml-misread':
    'a part of this line would be lost: "{text}". YAML reads a first word with & * or ! as its own, and what follows a # after a space as a comment. Put the whole text between quotes, and a comment on a line of its own.',
  'key-missing':
    'is missing. The page needs it. Add the key: an earlier version in Git shows its value, the items beside it or other files of its kind its form.',
  'key-unknown': 'no such key: "{keys}". Its value would not be used. Correct the name, or remove the key.',
  'list-length':
    'has {count} items, and needs {needed}. On the page something would be missing, or have no room. Add or remove items; in texts, do so in both languages. An earlier version in Git may have them.',
  'number-limit':
    'is {value}, but must be {needed}. The site would show something wrong. Correct it; an earlier version in Git may have the right number.',
  'not-a-date':
    '"{value}" is not a day of the calendar. Pages could not print it. Write year, month and day, as 2026-02-21; its source or an earlier version may have it.',
  'wrong-form':
    '"{value}" does not have the right form. Pages could not use it, or links would not work. Write it as {example}.',
  'digits-in-name':
    '"{value}" has digits, and is the name of a place. Pages would print a postal code or a year as part of the name. Write the name only: {name}.',
  'wrong-format':
    '"{value}" does not have the right form. Pages could not use it. Write it like the same key in other files.',
  'nothing-chosen': 'nothing is chosen. The page needs it. Write one of the values that other files have.',
  'not-an-option': '"{value}" is not possible here. Nothing would be shown for it. Write one of {options}.',
  'wrong-type':
    'not the right kind of value. Pages could not use it. Write a text, a whole number or a list as other files have it; a text that looks like a number needs quotes.',
  'not-once-each':
    'has the item with {key} {name} {times} times. The page shows each of these once: {names}. Add or remove an item; in texts, do so in both languages.',
  'future-date':
    '{value} is in the future. Pages and search engines would be told that it has happened. Write a day that has passed, or today.',
  'photo-missing':
    'there is no {file} in content/media/. The page would have an empty picture. Save the photograph there under this name, or remove photo.',
  'photo-unreadable':
    '{file} is not a photograph that can be read. The page would have an empty picture. Save it again as JPEG, PNG or WebP; most phones do so when a photograph is sent by mail.',
  'photo-inks':
    '{file} has the four inks of a printer (CMYK). Its colours would be wrong on a screen. Save it again as JPEG with the colours of screens (RGB, sRGB).',
  'photo-moving':
    '{file} is an animation. Pages show photographs that stand still. Save one of its pictures as JPEG, or choose another photograph.',
  'photo-cut':
    '{file} ends before the picture does: it was not copied whole. A part would be missing, or the page would show none. Copy it again from the phone or camera.',
  'photo-large':
    '{file} has {megabytes} MB and {megapixels} million pixels. The build would run out of memory. Save it with at most 20 MB and 60 million pixels.',
  'photo-name':
    '"{file}" is not the name of a photograph that the site can show. Nobody would see it. Save it as JPEG, PNG or WebP (the editor makes a JPEG of a HEIC from a phone), and name it with letters, digits and hyphens, such as boiler-asse.jpg.',
  'drawing-missing':
    'there is no drawing "{name}". The page would have an empty picture. Write the name of a file of src/drawings/, without .svg; in an article, as ![what it shows](drawing:name).',
  'moved-from':
    'is a page of the site, or no page of content had this id. Nothing leads away from it. Write town/, brand/ or article/ with the name of the removed files, or remove the line.',
  'moved-to-unknown':
    'is no page of the site. Visitors would end on the not-found page. Write the id of a page, for example region/flemish-brabant or blog.',
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
  'pattern-too-wide':
    'lets "{amount}" pass, or is no regular expression. Prices and delays in a text would be forgotten when they change. Write a pattern for one name only.',
} as const;
