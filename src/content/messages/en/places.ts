/** Messages about towns, communes, postal codes and positions. */
export const places = {
  'slug-unknown':
    'nothing in {folder} is named "{slug}". Pages could neither name it nor link to it. Write the name of a file there, without .yaml, or remove the line; in texts, do so in both languages.',
  'not-in-belgium':
    '{value} is not in Belgium: there this number is between {least} and {most} degrees. Maps would show another place. {near}',
  'wrong-province':
    'the postal code {postalCode} does not belong to the province of this file. Pages and search engines would name the wrong one. Correct postalCode; if it is right, correct the province, or move the commune to the file of its province.',
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
} as const;
