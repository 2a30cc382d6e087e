import { expect, test } from 'vitest';
import { withoutBreaks } from '../../desk/ui/no-break.ts';

test.each([
  ['Supprimer : « Gooik » ?', 'Supprimer~: «~Gooik~»~?'],
  [' : ', '~: '],
  ['Vite ! (Oui ?) Non ;', 'Vite~! (Oui~?) Non~;'],
  ['« Prix » : « Dès 159 € ».', '«~Prix~»~: «~Dès 159 € ».'.replace('€ »', '€~»')],
  ['op 08:00, {a :b} a ?b', 'op 08:00, {a :b} a ?b'],
])('DK-1: %j keeps its signs on the line of their words', (text, set) => {
  expect(withoutBreaks(text).replaceAll('\u00a0', '~')).toBe(set);
  expect(withoutBreaks(withoutBreaks(text))).toBe(withoutBreaks(text));
});
