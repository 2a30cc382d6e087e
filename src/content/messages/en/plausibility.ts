/** Messages about values that are valid but not true: language, places, numbers, phone numbers, grants. */
export const plausibility = {
  'other-language':
    '"{text}" looks like {language}, where {needed} belongs. Visitors would read a language that they may not know. Write it in {needed}; mark a name in the other language as [name](lang:{lang}).',
  'text-copied':
    'the same words as in the other language: "{text}". Visitors would read a language that they may not know. Translate it.',
  'language-copied':
    'is in {language}. Visitors would read a language that they may not know. Take it from an earlier version in Git, or translate it.',
  'category-language':
    '"{category}" is the category in both languages. One card would have it in the wrong language, without its emoji. Write each in its language, or give the category an emoji.',
  'listed-twice':
    '{value} is there twice. It would be shown or counted twice. Remove one, or correct it; an earlier version in Git may show which.',
  'name-same':
    '{name} is there for both languages. Visitors of one of them would not find the place by its name. Write the other name, or the name once where both languages use it.',
  'neighbour-itself':
    'the town is its own neighbour. Its page would link to itself. Write another town, or remove it.',
  'postal-code-of':
    '{code} is not the postal code of {name}, which has {right}. Visitors and search engines would look in the wrong place. Correct the code or the name.',
  'postal-code-twice':
    '{code} is also the postal code of the town {other}. The search would find only one of them. Correct one of the two.',
  'other-postal-province':
    '{code} belongs to another province than the other postal codes of {name}. Who searches for {code} would be told about {name}. Correct the code; an earlier version in Git may have it.',
  'postal-code-unknown':
    'no place of content/postal-codes.yaml has the postal code {code}. Nobody could find the town by it. Correct it, or add its sections there under served.',
  'communes-count':
    'has {count} communes, but {fact} says {needed}. Pages would count others than they list. Add the missing one, or remove what is too much.',
  'place-far':
    'is {km} km from the nearest other place of the province of {code}. Maps and distances would be wrong. Correct the coordinates or the postal code; if they are right, write confirmed: and the day beside them.',
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
  'day-far':
    '{value} is not between {first} and {last}. Pages and checks would reckon with another century. Correct the year; an earlier version in Git may have it.',
  'project-picture':
    '{image} is the drawing of another category than {category}. Visitors would see another work than they read about. If the category is right, write image: project-{category}; if not, correct the category.',
  'before-founded':
    '{value} is before {founded}, when the company was founded. Visitors would not believe it. Correct the date, or founded: in content/company.yaml.',
  'before-written':
    '{value} is before {date}, when the article was written. Visitors and search engines would not believe it. Correct one of the two days.',
  'emergency-number':
    '{value} is not the public number, {right}. Somebody in danger would call a stranger. Correct it; if the number has changed, write confirmed: and the day beside it.',
  'phone-label':
    'shows {label}, but dials {target}. A visitor who taps it would call somebody else. Write the same number in both.',
  'phone-premium':
    'a number that costs more than a usual call (090x, 070). Visitors would pay to reach the company. Write a usual number.',
  'phones-swapped':
    'the Dutch structured data have the area code of the French line. Dutch callers would reach the other line. Swap fr and nl, or correct nlStructuredData.',
  'grant-region':
    '{name} is a fact of another Region than {region}. The board would show what nobody gets there. Name a fact of this Region.',
  'grant-kind':
    'is grant, but {name} is about a loan. Visitors would expect money that they have to pay back. Write kind: loan, or name facts of a grant.',
  'loan-kind':
    'is loan, but none of its facts is about a loan. Visitors would expect to pay back what they are given. Write kind: grant, or name facts of a loan.',
  'grant-not-an-amount':
    '{name} is a date. The board would show it among the amounts. Name a fact with an amount, or write it as from, until or closedFrom.',
  'grant-said':
    'says "{text}", but {names} is {state} (content/grants.yaml): visitors would count on what is not so. Rewrite the sentence; if it is right, correct the state.',
  'grant-order':
    'begins on {first} and ends on {last}. The board would never show it. Swap the two dates, or correct one.',
  'vat-swapped':
    'is {older} in older homes and {younger} in younger ones. No work has a higher VAT rate in an older home. Swap the two.',
  'title-twice':
    '"{title}" is also in {other}. In search results and lists nobody could tell one from the other. Give each its own, or remove the one that is a copy made by mistake.',
  'sample-unknown':
    '"{name}" is no key of this file. The launch check would not find the sample. Write the key as it is above, as phones.fr.',
  'fact-in-data':
    'has a brace: "{text}". Facts such as {prices.repair} work in the texts of pages, but not here, so visitors would read the brace. Write in words what is meant, without { and }.',
  'pattern-too-wide':
    'lets "{amount}" pass. Prices and delays in a text would be forgotten when they change. Write a pattern for one name only.',
  'anchor-unknown':
    'the link "{words}" leads to #{anchor}, which {page} does not have. It would lead to the top of the page. Write the id of a section or item as other links have it, or leave out the # and what follows.',
  'markup-in-label':
    '"{text}" in a heading, a label or a text for search engines. Visitors would read the marks. Write the words alone; links and strong words work in sentences.',
  'formula-itself':
    'formula: names the fact itself. Any value would seem right. Write the facts from which it is computed.',
} as const;
