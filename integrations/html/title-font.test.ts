import { expect, test } from 'vitest';
import { charactersInFont } from '../../tools/site/characters.ts';
import { insertTitleFonts } from './title-font.ts';

const pageWithTitle = (lang: string, title: string, text = ''): string =>
  `<html lang="${lang}-BE"><head><style>h1{color:red}</style></head><body><h1><small>Zone</small> ${title}</h1>${text}</body></html>`;

const fontIn = (html = ''): Buffer =>
  Buffer.from(/data:font\/woff2;base64,([^)]*)/.exec(html)?.[1] ?? '', 'base64');

test('the style of a page has a font with the letters of its title and no others', async () => {
  const [html] = await insertTitleFonts([pageWithTitle('fr', 'Mon prix')]);
  expect([...(await charactersInFont(fontIn(html)))].sort().join('')).toBe(' Minoprx');
});

test('pages of one language with the same style keep the same style', async () => {
  const [one = '', other = '', dutch = ''] = await insertTitleFonts([
    pageWithTitle('fr', 'Prix'),
    pageWithTitle('fr', 'Zone'),
    pageWithTitle('nl', 'Prijs'),
  ]);
  expect(fontIn(one)).toEqual(fontIn(other));
  expect(fontIn(one)).not.toEqual(fontIn(dutch));
});

test('a page without a title or without room stays as it is', async () => {
  // Digits that do not compress.
  const long = Array.from({ length: 45_000 }, (_, index) => Math.sin(index).toString()[7]).join('');
  const pages = [pageWithTitle('fr', 'Prix', long), '<html lang="nl"><style>p{}</style><p>Kies</p></html>'];
  expect(await insertTitleFonts(pages)).toEqual(pages);
});
