/** Messages about the data files: the company, places, grants and fault codes. */
export const dataFiles = {
  'phone-not-belgian':
    '"{display}" is no usual Belgian phone number: eight digits behind the first 0, nine for a mobile. A visitor who calls it would reach nobody, somebody else, or pay more (090x, 070). Write it as you say it: 053 12 34 56, or 0470 12 34 56.',
  'phone-differs':
    'a telephone dials {number}, but pages print {display}. A visitor who taps it would call somebody else. Find out which of the two is right. If it is the printed one, write "{expected}" here; if not, correct display.',
  'closes-first':
    'closes at {closes}, not after {opens}. Visitors would read hours that cannot be. Correct one of them; hours after midnight belong to the next day.',
  'day-twice':
    '{day} has two rules whose hours overlap: "{other}" and "{one}". Pages would contradict each other. Take the day out of one of them.',
  'ends-first':
    'ends on {until}, before {from}. The holiday would never be shown. Exchange the two days, or correct one.',
  'logo-missing':
    'public{path} does not exist. The page would have a broken image. Save the file there, or write none.',
  'emergency-number':
    '{value} is not the public number, {expected}. Somebody in danger would call a stranger. Correct it; if the number has changed, write confirmed: and the day beside it.',
  'phone-label':
    'shows {label}, but dials {target}. A visitor who taps it would call somebody else. Write the same number in both.',
  'phones-swapped':
    'the Dutch structured data have the area code of the French line. Dutch callers would reach the other line. Swap fr and nl, or correct nlStructuredData.',
  'sample-unknown':
    '"{name}" is no key of this file. The launch check would not find the sample. Write the key as it is above, as phones.fr.',
  'slug-unknown':
    'nothing in {folder} is named "{slug}". Pages could neither name it nor link to it. Write the name of a file there, without .yaml, or remove the line; in texts, do so in both languages.',
  'not-in-belgium':
    '{value} is not in Belgium: there this number is between {least} and {most} degrees. Maps would show another place. Look it up on a map, or take it from an earlier version in Git.',
  'wrong-province':
    'the postal code {postalCode} does not belong to the province of this file. Pages and search engines would name the wrong one. Correct postalCode; if it is right, correct the province, or move the commune to the file of its province.',
  'postal-code-twice':
    '{code} is also the postal code of the town {other}. The search would find only one of them. Correct one of the two.',
  'postal-code-unknown':
    'no place of content/postal-codes.yaml has the postal code {code}. Nobody could find the town by it. Correct it, or add its sections there under served.',
  'communes-count':
    'has {count} communes, but {fact} says {needed}. Pages would count others than they list. Add the missing one, or remove what is too much.',
  'grant-days':
    'needs a day on which it opens (from) or closes, and at most one of until (last day) and closedFrom (first day without it). Pages would say for ever that it is open, or not know which holds. Write the names of dates.',
  'grant-not-a-date':
    '{name} is no date. The status could not tell whether the grant is open. Name a fact of the unit date.',
  'grant-without-review':
    'none of its facts has {key}. The status could never close. Give its facts reviewed and reviewBy.',
  'grant-region':
    '{name} is a fact of another Region than {region}. The board would show what nobody gets there. Name a fact of this Region.',
  'grant-state-contradicted':
    'says "{text}", but {names} is {state} (content/grants.yaml): visitors would count on what is not so. Rewrite the sentence; if it is right, correct the state.',
  'grant-order':
    'is the end of {name}, which begins on {first}: it would end on {last}, before it begins, and the board would never show it. Correct this day, or the first one.',
  'family-document':
    'a family has either a document or notFound. Visitors would not know who says what a code means. Write one of the two.',
  'not-found-verdict':
    'notFound belongs to manualVerdict: not-found, and to no other. Visitors would not know where a meaning comes from. Write the words in both languages, or remove them.',
  'family-unknown':
    'no family has id {id}. Nobody would find the code under its boiler. Write one of {known}, or add the family.',
  'spelling-taken':
    '{spelling} is also code "{code}" of family {family}; case, spaces and punctuation do not count. Visitors would read one of two meanings. Write each spelling once in a family.',
  'self-undocumented':
    'self without a document. Visitors would work on their boiler because of a meaning that nobody has shown. Name the document of the family, or write technician.',
  'self-unsafe':
    'self with subject {subject} and firstCheck {firstCheck}. A resident may only add water, after a look at the gauge. Write technician or danger, or subject: pressure with firstCheck: gauge.',
  'once-unsafe':
    'once with subject {subject}. A visitor would restart a boiler that a safety device has stopped; only a lost flame may be tried again. Write technician or danger.',
  'danger-check':
    '{firstCheck} with severity danger. Somebody would go to a boiler that has to be left alone. Write none.',
  'verdict-documented':
    'not-found, but the code is under codes. The page would hide what a document says. Write agrees or contradicts, and remove notFound.',
  'verdict-undocumented':
    '{manualVerdict}, but no document has the code. The page would name none. Add the code under codes with a family that has a document, or write not-found with the words under notFound.',
  'severity-unconfirmed':
    'The advice allows a resident something ({severity}) with manualVerdict {manualVerdict}. Visitors would act on a meaning that no document confirms. Choose an advice that leads to a call: gauge, flame, sensor, fan, flue, overheat or gas.',
  'severity-mild':
    'The advice is {severity}, but "{meaning}" under codes is {strictest}. It would be unsafe on these boilers. Choose an advice that is {strictest}.',
  'card-missing':
    'no card for the brand {slug}. Visitors would not find it. Add a card in both languages, or remove the brand.',
  'code-unexplained':
    'the code "{code}" of {file} is not explained. Visitors who read it on their boiler would not find it. Add it in both languages, or remove it there.',
  'code-unknown':
    '"{code}" is not under codesOnBrandPage of {file}. Visitors would not know whether they may touch the boiler. Write the code as that file has it.',
  'code-not-displayable':
    'the display in the drawing cannot show "{code}". It has seven segments for each of at most three characters. Write the code as the boiler shows it, and shorter where it is longer.',
} as const;
