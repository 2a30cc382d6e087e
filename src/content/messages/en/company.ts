/** Messages about the company: phone numbers, hours, logos, samples. */
export const company = {
  'phone-not-belgian':
    '"{display}" is no usual Belgian phone number: eight digits behind the first 0, nine for a mobile. A visitor who calls it would reach nobody, somebody else, or pay more (090x, 070). Write it as you say it: 053 12 34 56, or 0470 12 34 56.',
  'phone-differs':
    'a telephone dials {number}, but pages print {display}. A visitor who taps it would call somebody else. Find out which of the two is right. If it is the printed one, write "{right}" here; if not, correct display.',
  'closes-first':
    'closes at {closes}, not after {opens}. Visitors would read hours that cannot be. Correct one of them; hours after midnight belong to the next day.',
  'day-twice':
    '{day} has two rules whose hours overlap: "{other}" and "{one}". Pages would contradict each other. Take the day out of one of them.',
  'ends-first':
    'ends on {until}, before {from}. The holiday or the grant would never be shown. Exchange the two days, or correct one.',
  'logo-missing':
    'public{address} does not exist. The page would have a broken image. Save the file there, or write none.',
  'emergency-number':
    '{value} is not the public number, {right}. Somebody in danger would call a stranger. Correct it; if the number has changed, write confirmed: and the day beside it.',
  'phone-label':
    'shows {label}, but dials {target}. A visitor who taps it would call somebody else. Write the same number in both.',
  'phones-swapped':
    'the Dutch structured data have the area code of the French line. Dutch callers would reach the other line. Swap fr and nl, or correct nlStructuredData.',
  'sample-unknown':
    '"{name}" is no key of this file. The launch check would not find the sample. Write the key as it is above, as phones.fr.',
} as const;
