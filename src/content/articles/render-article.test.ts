import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { at } from '../finding.ts';
import { headingId } from './heading-id.ts';
import { renderArticle } from './render-article.ts';

const render = (markdown: string) =>
  renderArticle(markdown, content.drawings, at('test.md'), () => expect.unreachable());

test('BL-3: headings get an id, without accents and markup, and an entry in the table of contents', () => {
  const { html, toc } = render('Chapeau.\n\n## Le bruit : le test\n\nTexte.\n\n### Sous-titre\n');
  expect(toc).toEqual([{ id: 'le-bruit-le-test', label: 'Le bruit : le test' }]);
  expect(html).toContain('<h2 id="le-bruit-le-test">Le bruit : le test</h2>');
  expect(html).toContain('<h3>Sous-titre</h3>');
  expect(headingId('Œuvre et cœur, Weiß')).toBe('oeuvre-et-coeur-weiss');
  expect(headingId('À **Bruxelles**, l’été ?')).toBe('a-bruxelles-l-ete');
});

const table = '| | Gaz |\n| --- | --- |\n| Place | au mur |\n';
const indentedTable = (start: string) => `Table: Dedans\n\n${table}`.replace(/^/gm, start);
const tableWithLongCell = `Table: Deux\n\n| | Gaz | Mazout |\n| --- | --- | --- |\n| Place | mur | ${'un local '.repeat(9)} |\n`;
const tableWithAlignment = 'Table: Prix\n\n| Quoi | HTVA |\n| --- | ---: |\n| Visite | un |\n';

test.each([
  ['a table has its caption', `Table: Ce qui diffère\n\n${table}`, '<caption>Ce qui diffère</caption>'],
  ['and headings of its columns', `Table: X\n\n${table}`, '<tr><td></td><th scope="col">Gaz</th></tr>'],
  ['and of its rows', `Table: X\n\n${table}`, '<th scope="row">Place</th><td>au mur</td>'],
  [
    'cells of many words name their columns',
    tableWithLongCell,
    '<td data-label="Gaz">mur</td><td data-label="Mazout">un',
  ],
  ['a right-aligned heading has a class', tableWithAlignment, '<th scope="col" class="figures">HTVA</th>'],
  ['and so has its column', tableWithAlignment, '<th scope="row">Visite</th><td class="figures">un</td>'],
  [
    'a table in a callout has a caption',
    `> [!note] Titre\n>\n${indentedTable('> ')}`,
    '<caption>Dedans</caption>',
  ],
  ['a table in a list, too', `- Texte\n\n${indentedTable('  ')}`, '<caption>Dedans</caption>'],
  ['a numbered list keeps its numbers', '1. Un\n2. Deux\n', '<ol class="numbers"><li>Un</li><li>Deux</li>'],
  [
    'a callout has a kind and a title',
    '> [!warning] Gaz ?\n>\n> Sortez.\n',
    '<div class="callout warning"><h3>Gaz ?',
  ],
  [
    'a task list has no form fields',
    '- [ ] Un\n- [ ] Deux\n',
    '<ul class="checklist"><li>Un</li><li>Deux</li></ul>',
  ],
  ['phone links have no spaces', '[0800 19](tel:0800\u00a019)', '<a href="tel:080019">0800 19</a>'],
  ['words in the other language', '[Energiehuis](lang:nl)', '<span lang="nl">Energiehuis</span>'],
  [
    'a drawing is an image that loads lazily',
    '![Des parts](drawing:article-kilowatts-fr)',
    '<img src="/drawings/article-kilowatts-fr.svg" alt="Des parts" width="312" height="226" loading="lazy">',
  ],
])('BL-3: %s', (_, markdown, html) => {
  expect(render(`## Titre\n\n${markdown}`).html).toContain(html);
});
