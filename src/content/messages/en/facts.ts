/** Messages about facts, formulas, grants and fault codes. */
export const facts = {
  'fact-empty': 'has no value. Sentences would have a gap. Write it after the colon, or delete the entry.',
  'fact-shape':
    '{value} is neither a number, a range, a text nor a text for each language. Pages could not print it. Write 159, [200, 350], or { fr: …, nl: … }.',
  'fact-three-numbers':
    '{value} has more than two numbers, because a decimal comma divides a number in two. Pages would print a wrong amount. Write a point: [200.50, 350].',
  'fact-range':
    '{value} is not a range of two numbers. Pages would print a wrong amount. Write the lower one first: [200, 350].',
  'fact-number-for-text':
    '{value} is a number, but the unit is {unit}. It would lose zeros and spaces. Put it in quotes.',
  'fact-text-for-number':
    '"{value}" is a text, but a number is needed. Totals with VAT are computed from it. Write {suggestion}: digits, a point before the cents, no sign, no quotes, nothing between thousands.',
  'fact-below-zero':
    '{value} is below zero. Pages would print an impossible value. Write it without the minus.',
  'fact-not-an-amount':
    '{value} is not an amount that anybody pays. Pages, search engines and prices.json would show it. Write an amount above zero.',
  'fact-parts-of-a-cent':
    '{value} has parts of a cent. Pages would round it. Write at most two digits after the point.',
  'fact-falling-range':
    'from {low} to {high} does not rise. Pages would print it that way. Compare both with their source or an earlier version in Git: one may have a digit too many or too few. If both are right, write the lower one first.',
  'fact-thousands-point':
    '{written} is read as {read}, because the point is before the decimals. Pages would print a wrong number. Write {meant}, or two digits after the point.',
  'fact-one-source':
    'a fact has exactly one of value, byPage and follows. Pages would not know which to print. Keep one of them.',
  'fact-follows':
    '"{name}" is not an entry of this file with a value. Sentences would have a gap. Write the name of such an entry, or value: in place of follows:.',
  'next-without-value':
    'belongs beside a value: of the same fact. Until that day pages would have nothing to print. Write next: at the fact that has the value.',
  'next-not-a-price':
    'is for prices (facts with vat:) and values with a formula:. A law, a rate or a grant is looked up on the day on which it changes. Delete it, and set reviewBy to that day.',
  'price-without-regime':
    'a price without VAT needs a regime. Its total with VAT could not be computed. Write regime: service, check, boiler or heat-pump.',
  'review-half':
    'reviewed and reviewBy belong together. Nobody would notice that the fact is stale. Add the other one.',
  'review-order':
    'reviewBy is not after reviewed. Every page would say that the fact is being checked. Write the day on which to look it up again.',
  'review-of-former':
    'a former figure is not reviewed again. Pages would say that it is being checked. Remove reviewed and reviewBy.',
  'review-without-authority':
    'a fact with reviewBy needs an authority. After that day pages link to this public body. Add its address in both languages.',
  'fact-unused':
    'nothing uses it. A change of its value would have no effect. Use it in the copy as {fact}, delete it, or write unusedBecause: with the reason why it is here.',
  'fact-used':
    'something uses it. The list of claims and the launch check would skip it. Delete unusedBecause:.',
  'instead-of-unknown':
    'unknown fact {name}. The list of claims could not show what it contradicts. Write the name of an entry of content/facts/ (file.key).',
  'code-fact-missing':
    'code needs the fact {name}, as {needed}. Pages compute with it. Put it back into content/facts/.',
  'formula-missing':
    'has no formula. Its value would become wrong when a price changes. Write formula: and how it is computed, or begin its source with "example".',
  'formula-unreadable':
    'formula: "{text}" cannot be read. The value could not be checked. Write names of facts and numbers, with + - × / and brackets.',
  'formula-not-a-number':
    'formula: {name} is not a number. The value could not be checked. Use facts with a number or a range; of a date, write {name}|year.',
  'formula-wrong':
    'is {value}, but {formula} makes {expected}. Readers would see a wrong value. Write {expected}.',
  'formula-wrong-from':
    'is {value}, but from {day} on {formula} makes {expected}. Readers would see a wrong value from that day on. Write next: { from: {day}, value: {expected} }.',
  'formula-two-days':
    'changes on {other} already, and a value from which it is computed on {day}. Readers would see a wrong value. Announce both for the same day, or the later one when the first has come.',
  'law-reviewed':
    'is {value}, but {name} was last reviewed on {reviewed}. Pages print this date as the day on which all laws, VAT rates and grants were checked. Write {reviewed}.',
  'grant-without-day':
    'no day on which it opens or closes. Pages would say for ever that it is open. Write from, until or closedFrom with the name of a date.',
  'formula-vat':
    'the formula adds VAT, but the value is said to be without. Pages would add VAT twice. Write vat: included, or take |incl6 and |incl21 out of the formula.',
  'grant-two-ends':
    'until (last day) and closedFrom (first day without it) say the same. Pages would not know which holds. Write one of them.',
  'grant-not-a-date':
    '{name} is no date. The status could not tell whether the grant is open. Name a fact of the unit date.',
  'grant-without-review':
    'none of its facts has {key}. The status could never close. Give its facts reviewed and reviewBy.',
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
} as const;
