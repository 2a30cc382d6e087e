import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { readArticle, writeArticle } from '../../client/rich/article.ts';

const folder = 'content/articles';
/** The articles of the site that uses the editor: what an owner has written is the best sample of what one writes. */
const bodies = readdirSync(folder)
  .flatMap((name) => ['fr', 'nl'].map((language) => readFileSync(`${folder}/${name}/${language}.md`, 'utf8')))
  .map((text) => text.replace(/^---\n[\s\S]*?\n---\n/, ''));

const parts = fc.constantFrom(
  'Des mots.',
  'Une ligne\nqui continue',
  '## Titre',
  '### Sous-titre\nTexte',
  '#### Trop bas',
  '- un\n- **deux**',
  '1. un\n2. deux',
  '- [ ] à cocher',
  'Table: Prix\n\n| a | b |\n| --- | --- |\n| c | d |',
  '> [!note] Encadré\n>\n> Texte',
  '![Dessin](drawing:house)',
  '<details>x</details>',
  '`code` et _italique_',
  '  en retrait',
  '[lien](page:home) à {prices.repair}',
  '**pas fermé',
);
const gap = fc.constantFrom('\n', '\n\n', '\n\n\n');
const article = fc.array(fc.tuple(parts, gap)).map((all) => all.flat().join(''));

describe('the text of an article in the field', () => {
  test('opened and written again it is the same, byte for byte', () => {
    for (const body of bodies) expect(writeArticle(readArticle(body))).toBe(body);
    fc.assert(fc.property(article, (text) => writeArticle(readArticle(text)) === text));
  });

  test('a word that is typed changes its own place only', () => {
    for (const body of bodies) {
      const state = EditorState.create({ doc: readArticle(body) });
      state.doc.forEach((block, offset) => {
        if (!block.isTextblock) return;
        const written = writeArticle(state.tr.insertText('Ýyý', offset + 1).doc);
        const at = written.indexOf('Ýyý');
        expect(written.slice(0, at) + written.slice(at + 3)).toBe(body);
      });
    }
  });

  test('nobody sees a mark: what the field has no equal for is a block of its own', () => {
    const shown = bodies.map((body) =>
      readArticle(body).textBetween(0, readArticle(body).content.size, '\n'),
    );
    expect(shown.join('\n').match(/^(?:#|- |\||>|!\[|Table: ).*|\*\*.*|\]\(.*/gm)).toBeNull();
  });
});
