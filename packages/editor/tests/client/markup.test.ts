import fc from 'fast-check';
import { expect, test } from 'vitest';
import { link, readText, schema, strong, writeText } from '../../client/rich/markup.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '1'), minLength: 1, maxLength: 8 });
const plain = fc.oneof(words, fc.constantFrom('{prices.repair}', '{claims.clients@home|number}'));
const target = fc.constantFrom('page:home', 'page:service/repair#prices', 'https://a.example/x?y', 'tel:112');
/** What bold words and links begin and end with is no space. */
const marked = plain.map((one) => one.trim()).filter((one) => one !== '');
const linked = fc.tuple(marked, target).map(([label, where]) => `[${label}](${where})`);
const bold = fc.oneof(marked, linked).map((inside) => `**${inside}**`);
const text = fc
  .array(fc.oneof(plain, linked, bold, fc.constant('\n')), { maxLength: 8 })
  // Two bold texts without anything between them are one.
  .map((parts) => parts.join(' '));

test('a text that is read and written again is the same text', () => {
  fc.assert(fc.property(text, (one) => writeText(readText(one)) === one));
});

test('spaces at the ends of bold words and of links are written outside of them', () => {
  const [bolder, toHome] = [strong.create(), link.create({ target: 'page:home' })];
  const spaced = schema.node('doc', null, [
    schema.node('paragraph', null, [
      schema.text('Lees'),
      schema.text(' onze prijzen', [toHome]),
      schema.text(' en '),
      schema.text('het ', [bolder]),
      schema.text('hele jaar ', [bolder, toHome]),
      schema.text(' ', [bolder]),
    ]),
  ]);
  expect(writeText(spaced)).toBe('Lees [onze prijzen](page:home) en **het [hele jaar](page:home)**  ');
});

test('every bold and link that is written ends, wherever they cross', () => {
  const cross = schema.node('doc', null, [
    schema.node('paragraph', null, [
      schema.text('a', [strong.create()]),
      schema.text('b', [link.create({ target: 'page:home' }), strong.create()]),
      schema.text('c', [link.create({ target: 'page:home' })]),
    ]),
  ]);
  expect(writeText(cross)).toBe('**a[b](page:home)**[c](page:home)');
});
