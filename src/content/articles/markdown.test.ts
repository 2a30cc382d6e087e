import { describe, expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { at } from '../finding.ts';
import { renderArticle } from './markdown.ts';
import { headingId } from './markdown-text.ts';

const render = (markdown: string) =>
  renderArticle(markdown, content.drawings, at('test.md'), () => expect.unreachable());
const section = (markdown: string) => render(`## Titre\n\n${markdown}`).html;

describe('BL-3: sections of an article', () => {
  test('headings get an id and an entry in the table of contents', () => {
    const { html, toc } = render('Chapeau.\n\n## Le bruit : le test\n\nTexte.\n\n### Sous-titre\n');
    expect(toc).toEqual([{ id: 'le-bruit-le-test', label: 'Le bruit : le test' }]);
    expect(html).toContain('<h2 id="le-bruit-le-test">Le bruit : le test</h2>');
    expect(html).toContain('<h3>Sous-titre</h3>');
  });

  test('ids have no accents and no markup', () => {
    expect(headingId('Œuvre et cœur, Weiß')).toBe('oeuvre-et-coeur-weiss');
    expect(headingId('À **Bruxelles**, l’été ?')).toBe('a-bruxelles-l-ete');
  });
});

describe('tables, boxes and lists', () => {
  const table = '| | Gaz |\n| --- | --- |\n| Place | au mur |\n';

  test('a table has its caption and row headings; with three columns its cells name their column', () => {
    const html = section(`Table: Ce qui diffère\n\n${table}`);
    const pairs = section('Table: Deux\n\n| | Gaz | Mazout |\n| --- | --- | --- |\n| Place | mur | sol |\n');
    expect(pairs).toContain('<td data-label="Gaz">mur</td><td data-label="Mazout">sol</td>');
    expect(html).toContain('<caption><span>Ce qui diffère</span></caption>');
    expect(html).toContain('<tr><td></td><th scope="col">Gaz</th></tr>');
    expect(html).toContain('<th scope="row">Place</th><td>au mur</td>');
  });

  test('a right-aligned column has a class, its heading too', () => {
    const html = section('Table: Prix\n\n| Quoi | HTVA |\n| --- | ---: |\n| Visite | un |\n');
    expect(html).toContain('<th scope="col">Quoi</th><th scope="col" class="figures">HTVA</th>');
    expect(html).toContain('<th scope="row">Visite</th><td class="figures">un</td>');
  });

  test('a table in a box and one in a list have their own captions', () => {
    const inside = (start: string) => `Table: Dedans\n\n${table}`.replace(/^/gm, start);
    expect(section(`> [!note] Titre\n>\n${inside('> ')}`)).toContain('<span>Dedans</span>');
    expect(section(`- Texte\n\n${inside('  ')}`)).toContain('<span>Dedans</span>');
  });

  test('a numbered list keeps its numbers', () => {
    expect(section('1. Un\n2. Deux\n')).toContain('<ol class="numbers"><li>Un</li><li>Deux</li></ol>');
  });

  test('a quote is a box with a kind and a title', () => {
    expect(section('> [!warning] Odeur de gaz ?\n>\n> Sortez.\n')).toContain(
      '<div class="box warning"><h3>Odeur de gaz ?</h3><p>Sortez.</p>',
    );
  });

  test('a task list is a list to tick, without form fields', () => {
    const html = section('- [ ] Le calcul\n- [ ] Le bruit\n');
    expect(html).toContain('<ul class="checks"><li>Le calcul</li><li>Le bruit</li></ul>');
    expect(html).not.toContain('<input');
  });
});

describe('links, drawings, HTML', () => {
  test('targets of phone links have no spaces', () => {
    expect(section('[0800 19 400](tel:0800\u00a019\u00a0400)')).toContain(
      '<a href="tel:080019400">0800 19 400</a>',
    );
  });

  test('words in the other language are marked', () => {
    expect(section('[Energiehuis](lang:nl)')).toContain('<span lang="nl">Energiehuis</span>');
  });

  test('a drawing is an image that loads lazily', () => {
    expect(section('![Des parts](drawing:article-kilowatts-fr)')).toContain(
      '<img src="/drawings/article-kilowatts-fr.svg" alt="Des parts" width="312" height="226" loading="lazy">',
    );
  });
});
