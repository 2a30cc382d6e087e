/** Language, places, plausible values, numbers to call, grants: what can be typed and is not true. */
export const truth = {
  'other-language':
    '"{text}" looks like {language}. Visitors would read a language that they may not know. Write it in the language of the file; mark a name in the other language as [name](lang:nl).',
  'language-copied':
    '{equal} of {total} texts are those of the French file. Visitors would read French on a Dutch page. Translate them.',
  'category-language':
    '"{category}" is the category in both languages. One card would have it in the wrong language, without its emoji. Write each in its language, or give the category an emoji.',
  'listed-twice': '{value} is there twice. The page would show it twice. Remove one, or correct it.',
  'neighbour-itself':
    'the town is its own neighbour. Its page would link to itself. Write another town, or remove it.',
  'postal-code-of':
    '{code} is not the postal code of {name}, which has {right}. Visitors and search engines would look in the wrong place. Correct the code or the name.',
  'postal-code-twice':
    '{code} is also the postal code of the town {other}. The search would find only one of them. Correct one of the two.',
  'postal-code-unknown':
    'no place of content/postal-codes.yaml has the postal code {code}. Nobody could find the town by it. Correct it, or add its sections there under served.',
  'communes-count':
    'has {count} communes, but coverage.brussels-communes says {needed}. Pages would count others than they list. Add the missing one, or remove what is too much.',
  'place-far':
    'is {km} km from the nearest other place of the province of {code}. Maps and distances would be wrong. Correct the coordinates or the postal code; if they are right, write confirmed: and the day beside them.',
  'fact-implausible':
    '{value} is outside of {low} to {high}, where such a value usually is. Pages, sums and search engines would show it. Correct it; if it is right, write confirmed: and the day beside it.',
  'fact-unit':
    'the unit {unit} does not fit this file. Sentences would say something else. Write one of {units}.',
  'number-form':
    '{written} is read as {read}. Whoever reads the file would think of another number. Write the digits as people do: 159 or 159.50.',
  'review-late':
    'reviewBy is more than {years} years after reviewed. Pages would say something that has long changed. Write an earlier day.',
  'before-founded':
    '{value} is before {founded}, when the company was founded. Visitors would not believe it. Correct the date, or founded: in content/company.yaml.',
} as const;
