import { expect, test } from 'vitest';
import { suggestPhone } from './suggest-phone.ts';

test.each([
  ['053/12.34.56', '053 12 34 56'],
  ['053/123456', '053 123456'],
  ['053123456', '053 12 34 56'],
  ['021234567', '02 123 45 67'],
  ['0470/12.34.56', '0470 12 34 56'],
  ['tel. 053/12.34.56', '053 12 34 56'],
  ['+32.53.12.34.56', '+32 53 12 34 56'],
  ['+32 (0)53/12.34.56', '+32 (0)53 12 34 56'],
  ['0032/53/12 34 56', '0032 53 12 34 56'],
  ['053–12–34–56', '053 12 34 56'],
  ['０５３ １２ ３４ ５６', '053 12 34 56'],
])('TR-4: %s is offered as %s', (typed, offered) => {
  expect(suggestPhone(typed)).toBe(offered);
});

test('TR-4: no number is suggested for an accepted one, or for an incomplete one', () => {
  const typed = [
    '053 12 34 56',
    '',
    '----------',
    '12',
    'appelez-moi',
    '053 12 34 56 toestel 12',
    '053/12.34',
  ];
  expect(typed.filter((text) => suggestPhone(text) !== null)).toEqual([]);
});
