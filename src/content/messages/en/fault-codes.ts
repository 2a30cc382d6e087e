/** Messages about fault codes, and the cards of the pages that explain them. */
export const faultCodes = {
  'family-document':
    'a family has either a document or notFound. Visitors would not know who says what a code means. Write one of the two.',
  'not-found-verdict':
    'notFound belongs to verdict: not-found, and to no other. Visitors would not know where a meaning comes from. Write the words in both languages, or remove them.',
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
    '{verdict}, but no document has the code. The page would name none. Add the code under codes with a family that has a document, or write not-found with the words under notFound.',
  'severity-unconfirmed':
    'The advice allows a resident something ({severity}) with verdict {verdict}. Visitors would act on a meaning that no document confirms. Choose an advice that leads to a call: gauge, flame, sensor, fan, flue, overheat or gas.',
  'severity-mild':
    'The advice is {severity}, but "{meaning}" under codes is {strictest}. It would be unsafe on these boilers. Choose an advice that is {strictest}.',
  'card-missing':
    'no card for the brand {slug}. Visitors would not find it. Add a card in both languages, or remove the brand.',
  'code-unexplained':
    'the code "{code}" of {file} is not explained. Visitors who read it on their boiler would not find it. Add it in both languages, or remove it there.',
  'code-unknown':
    '"{code}" is not under brandPage of {file}. Visitors would not know whether they may touch the boiler. Write the code as that file has it.',
  'code-not-displayable':
    'the display in the drawing cannot show "{code}". It has seven segments for each of at most four characters. Write the code as the boiler shows it, and shorter where it is longer.',
} as const;
