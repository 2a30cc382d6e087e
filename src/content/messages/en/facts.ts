/** Messages about facts: values, units, prices, formulas, reviews. */
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
  'formula-vat':
    'the formula adds VAT, but the value is said to be without. Pages would add VAT twice. Write vat: included, or take |incl6 and |incl21 out of the formula.',
  'fact-implausible':
    '{value} is outside of {low} to {high}, where such a value usually is. Pages, sums and search engines would show it. Compare it with its source ({source}) or an earlier version, and correct it. If it is right, add a line for this fact with the day on which you saw that, as confirmed: 2026-02-21.',
  'fact-unit':
    'the unit {unit} does not fit this fact. Sentences would say something else. Write one of {units}.',
  'end-without-until':
    'is not {value}, as value: says. Pages would say afterwards that it still applies, or end it too early. Compare both with their source or an earlier version in Git, and write the right day in both.',
  'formula-amounts':
    '{formula} has only amounts with vat: {right}. Pages would print the result without VAT where it has it, or the other way round. Write vat: {right}, or correct the formula.',
  'price-vat':
    'a price of this file has vat: {right}. Pages would print it without VAT where it has it, or the other way round. Write vat: {right}, and the amount accordingly.',
  'law-undated':
    'a law, a VAT rate or a grant without reviewed. Nobody would look again, and pages would go on saying what has changed. Write reviewed and reviewBy, or former: true.',
  'number-form':
    '{written} is read as {read}. Whoever reads the file would think of another number. Write the digits as people do: 159 or 159.50.',
  'review-late':
    'reviewBy is more than {years} years after reviewed. Pages would say something that has long changed. Write an earlier day.',
  'vat-swapped':
    'is {older} in older homes and {younger} in younger ones. No work has a higher VAT rate in an older home. Swap the two.',
  'formula-itself':
    'formula: names the fact itself. Any value would seem right. Write the facts from which it is computed.',
} as const;
