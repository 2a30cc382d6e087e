import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtPages, firstMatch, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { textOf, textsOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { saysVat, vatWords } from '../support/vat-words.ts';

/**
 * True if a text has the figure as a word of its own: '15 ans' is not found in '115 ans'. If `then` has words, one of them
 * must follow in the same sentence.
 */
const showsFigure = (text: string, figure: string, then: readonly string[]): boolean => {
  const at = text.indexOf(figure);
  if (at < 0) return false;
  const [before, after] = [text.charAt(at - 1), text.slice(at + figure.length)];
  const isWhole = !/[\d.,]/.test(before) && !/^\d/.test(after);
  const sentence = (after.split(/[.;]\s+(?=\p{Lu})/u)[0] ?? '').toLowerCase();
  const followed =
    then.length === 0 || then.some((word) => sentence.slice(0, 80).includes(word.toLowerCase()));
  return (isWhole && followed) || showsFigure(text.slice(at + 1), figure, then);
};

const templateOf = (figure: string): string => (figure.includes('{') ? figure : `{${figure}}`);

const specifiedFigures: Record<string, Record<string, string[]>> = parse(
  readFileSync('tests/support/specified-figures.yaml', 'utf8'),
);

test('BC-1 to BC-6: a page shows the figures that the specification demands for it', () => {
  const specified = builtPages().filter(({ id }) => id in specifiedFigures);
  expect(specified).toHaveLength(2 * Object.keys(specifiedFigures).length);
  checkEach(specified, ({ id, lang, main }) => {
    const { withoutVat = [], withVat = [], plain: others = [] } = specifiedFigures[id] ?? {};
    const text = textOf(main);
    const missing = (figures: readonly string[], words: readonly string[]) =>
      figures
        .filter((figure) => !showsFigure(text, renderTemplate(templateOf(figure), lang), words))
        .map((figure) => [figure, ...words].join(' or '));
    expect(
      [
        ...missing(withoutVat, vatWords('without', lang)),
        ...missing(withVat, vatWords('with', lang)),
        ...missing(others, []),
      ],
      'Name these figures in the copy of the page, each with one of the words behind it (tests/support/vat-words.ts).',
    ).toEqual([]);
  });
});

test('BC-4: the description of the installation page promises its own warranty', () => {
  checkEach(pagesLike(/boiler-installation$/), ({ html, lang }) =>
    expect(toPlainText(firstMatch(html, /<meta name="description" content="([^"]*)/) ?? '')).toContain(
      renderTemplate('{warranties.installation@meta}', lang),
    ),
  );
});

test('BC-6: in every price table an amount without VAT is beside one with VAT', () => {
  checkEach(pagesLike(/^(?!article\/)/), ({ lang, main }) =>
    expect(
      textsOf(main, 'tbody tr').filter((row) => saysVat(row, 'without', lang) && !saysVat(row, 'with', lang)),
    ).toEqual([]),
  );
});

test('BC-5: on the day of the tests every fact is current, and no page says that one is being checked', () => {
  checkEach(builtPages(), ({ html, lang }) =>
    expect(toPlainText(html).includes(toPlainText(readContentFile(`ui/${lang}`).staleNotice))).toBe(false),
  );
});
