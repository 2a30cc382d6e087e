import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import type { BuiltCopy } from './built-copy.ts';
import { removedPages } from './remove.ts';

/** Tests that nothing leads to what the guides remove, and that its addresses lead on. */
export const checkRemoved = ({ read, files }: BuiltCopy): void => {
  describe.each(removedPages)('what the guides say on removing: $from', ({ from, to }) => {
    test.each(languages)('in %s nothing leads there, and its address leads on', (lang) => {
      const [gone, goal] = [href(from, lang), href(to, lang)];
      expect(read('sitemap.xml')).not.toContain(`${gone}<`);
      expect(read('_redirects').split('\n')).toContain(`${gone} ${goal} 301`);
      expect(read(`${gone.slice(1)}.html`)).toContain(`content="0; url=${goal}"`);
      const leading = files().filter(
        (file) => file.endsWith('.html') && new RegExp(`href="${gone}["#]`).test(read(file)),
      );
      expect(leading).toEqual([]);
    });

    test('the address with the prefix of the other language leads on, too', () => {
      const gone = href(from, 'fr').replace('/fr/', '/nl/');
      expect(read('_redirects').split('\n')).toContain(`${gone} ${href(to, 'nl')} 301`);
    });
  });

  test('docs/guides/add-an-article.md: the article that leads directly after the removal of another has no notice', () => {
    const cards = read('fr/blog.html').split('<article');
    const notices = (id: string) =>
      cards.find((card) => card.includes(`/fr/blog/${id}"`))?.includes('data-on-demand');
    expect(notices('entretien-chaudiere')).toBe(false);
    expect(notices('chauffage-au-sol')).toBe(true);
  });
};
