/** Messages about towns, communes, postal codes and positions. */
export const places = {
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
} as const;
