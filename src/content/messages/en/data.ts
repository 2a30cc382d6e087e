/** Messages about files, YAML, values that a schema refuses, the company, and places. */
export const data = {
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
  'alternative-long':
    'has {length} characters. A screen reader reads it at one go, and cannot skip in it. Say in at most 100 what the drawing shows.',
  'text-empty':
    'is empty. There would be a gap where it stands. Write the text; an earlier version in Git may have it.',
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
  'phone-not-belgian':
    '"{display}" is no Belgian phone number: eight digits behind the first 0, nine for a mobile. A visitor who calls it would reach nobody, or somebody else. Write it as you say it: 053 12 34 56, or 0470 12 34 56.',
  'phone-differs':
    'a telephone dials {number}, but pages print {display}. A visitor who taps it would call somebody else. Find out which of the two is right. If it is the printed one, write "{right}" here; if not, correct display.',
  'closes-first':
    'closes at {closes}, not after {opens}. Visitors would read hours that cannot be. Correct one of them; hours after midnight belong to the next day.',
  'no-day': 'has no day: these hours would be shown nowhere. Name at least one day.',
  'day-twice':
    '{day} has two rules whose hours overlap: "{other}" and "{one}". Pages would contradict each other. Take the day out of one of them.',
  'ends-first':
    'ends on {until}, before {from}. The holiday would never be shown. Exchange the two days, or correct one.',
  'website-address':
    'not an address such as https://www.firm.be. The name without www. redirects to this address, so it would redirect to itself. Write it with www. and without a slash at the end.',
  'slug-unknown':
    'nothing in {folder} is named "{slug}". Pages could neither name it nor link to it. Write the name of a file there, without .yaml, or remove the line; in texts, do so in both languages.',
  'not-in-belgium':
    '{value} is not in Belgium: there this number is between {least} and {most} degrees. Maps would show another place. {near}',
  'wrong-province':
    'the postal code {postalCode} does not belong to the province of this file. Pages and search engines would name the wrong one. Correct postalCode; if it is right, correct the province, or move the commune to the file of its province.',
  'logo-missing':
    'public{address} does not exist. The page would have a broken image. Save the file there, or write none.',
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
} as const;
