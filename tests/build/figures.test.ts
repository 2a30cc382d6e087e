import { expect, test } from 'vitest';
import { builtPages, firstMatch, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { textsOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { saysVat } from '../support/vat-words.ts';

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
