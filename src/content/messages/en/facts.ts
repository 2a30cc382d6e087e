/** Messages about facts: values, units, prices, formulas, reviews. */
export const facts = {
  'fact-value':
    '{value} is not a value of this fact. Pages would print something wrong, and totals are computed from it. Write a number as 159 or 159.50, an amount above zero; a range as [200, 350], the lower one first; where the unit is text or phone, a text between quotes or { fr: …, nl: … }.',
  'fact-thousands-point':
    '{written} is read as {read}, because the point is before the decimals. Pages would print a wrong number. Write {meant}, or two digits after the point.',
  'fact-one-source':
    'a fact has exactly one of value, byPage and follows. Pages would not know which to print. Keep one of them.',
  'fact-follows':
    '"{name}" is not an entry of this file with a value. Sentences would have a gap. Write the name of such an entry, or value: in place of follows:.',
  'next-misplaced':
    'is for a price (a fact with vat:) or a value with a formula:, beside its value:. A law, a rate or a grant is looked up on the day on which it changes: delete it, and set reviewBy to that day.',
  'price-without-regime':
    'a price without VAT needs a regime. Its total with VAT could not be computed. Write regime: service, check, boiler or heat-pump.',
  'review-wrong':
    'the review is not whole. Nobody would notice that the fact is stale, or every page would say that it is being checked. reviewed and reviewBy belong together, with reviewBy later, by at most {years} years; such a fact names its authority, to which pages link. A former figure has neither.',
  'code-fact-missing':
    'code needs the fact {name}, as {needed}. Pages compute with it. Put it back into content/facts/.',
  'formula-missing':
    'has no formula. Its value would become wrong when a price changes. Write formula: and how it is computed, or begin its source with "example".',
  'formula-invalid':
    'formula: "{text}" cannot be computed. The value could not be checked. Write names of other facts with a number or a range, and numbers, with + - × or / between them, each with a space before and behind it.',
  'formula-wrong':
    'is {value}, but {formula} makes {expected}. Readers would see a wrong value. Write {expected}.',
  'formula-wrong-from':
    'is {value}, but from {day} on {formula} makes {expected}. Readers would see a wrong value from that day on. Write next: { from: {day}, value: {expected} }.',
  'law-reviewed':
    'is {value}, but {name} was last reviewed on {reviewed}. Pages print this date as the day on which all laws, VAT rates and grants were checked. Write {reviewed}.',
  'fact-implausible':
    '{value} is outside of {low} to {high}, where such a value usually is. Pages, sums and search engines would show it. Compare it with its source ({source}) or an earlier version, and correct it. If it is right, add a line for this fact with the day on which you saw that, as confirmed: 2026-02-21.',
  'end-without-until':
    'is not {value}, as value: says. Pages would say afterwards that it still applies, or end it too early. Compare both with their source or an earlier version in Git, and write the right day in both.',
  'formula-amounts':
    '{formula} has only amounts with vat: {expected}. Pages would print the result without VAT where it has it, or the other way round. Write vat: {expected}, or correct the formula.',
  'price-vat':
    'a price of this file has vat: {expected}. Pages would print it without VAT where it has it, or the other way round. Write vat: {expected}, and the amount accordingly.',
  'law-undated':
    'a law, a VAT rate or a grant without reviewed. Nobody would look again, and pages would go on saying what has changed. Write reviewed and reviewBy, or former: true.',
  'vat-swapped':
    'is {older} in older homes and {younger} in younger ones. No work has a higher VAT rate in an older home. Swap the two.',
} as const;
