/** The price tool (TL-8): what a household reads. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  answerOf,
  fieldNames,
  type PriceFormValues,
  parseQuestion,
  typedPostalCode,
} from '#src/islands/my-price/answer.ts';
import { PriceAnswer } from '#src/islands/my-price/PriceAnswer.tsx';
import type { MyPriceProps } from '#src/islands/my-price/props.ts';
import { fuels } from '#src/lib/fuels.ts';
import { homeAgesOf, workIds } from '#src/lib/my-price/works.ts';
import { attributes, builtFile, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { imagesOf, linksOf, parseHtml, textOf, textsOf } from '../support/dom.ts';

/** An amount of content/facts without VAT, or with VAT at `rate`, with a comma and without separators: the lowest of a range. */
const lowestOf = (file: string, fact: string, rate = 0): string => {
  const [lowest] = [readContentFile(`facts/${file}`)[fact].value].flat();
  return ((lowest * (100 + rate)) / 100).toFixed(2).replace('.', ',').replace(',00', '');
};
const priceOf = (fact: string, rate = 0) => lowestOf('prices', fact, rate);

/** Households: their answers, the number in the amount, and what else they must read. */
const households = [
  ['work=repair&age=older&q=1770', priceOf('repair', 6), ['2', priceOf('repair')]],
  ['work=repair&age=younger&q=1300', priceOf('repair', 21), ['24']],
  ['work=repair&age=younger&q=1000', priceOf('repair', 21), ['2', 'PEB|EPB']],
  ['work=maintenance&energy=gas&age=older&q=9400', priceOf('gas-maintenance', 6), ['48', '20 kW']],
  ['work=maintenance&energy=gas&age=younger&q=1080', priceOf('gas-maintenance', 21), ['48']],
  [
    'work=maintenance&energy=oil&age=older&q=9300',
    priceOf('oil-complete', 6),
    ['20 kW', priceOf('oil-standard', 6)],
  ],
  ['work=maintenance&energy=oil&age=younger&q=1740', priceOf('oil-complete', 21), ['48']],
  ['work=sweeping&age=older&q=1790', priceOf('chimney-sweeping', 6), ['48']],
  ['work=sweeping&age=younger&q=1200', priceOf('chimney-sweeping', 21), ['48']],
  [
    'work=check&energy=gas&age=older&q=1000',
    priceOf('peb-certificate', 21),
    ['PEB|EPB', priceOf('peb-certificate', 6)],
  ],
  ['work=check&energy=oil&age=older&q=9470', priceOf('oil-complete', 6), ['20 kW']],
  ['work=check&energy=gas&age=younger&q=1420', priceOf('gas-maintenance', 21), ['100 kW']],
  [
    'work=boiler&energy=gas&age=older&q=1790',
    lowestOf('installation', 'gas-condensing', 21),
    ['keuring', '7260'],
  ],
  ['work=boiler&energy=gas&age=younger&q=1050', lowestOf('installation', 'gas-condensing', 21), ['PEB|EPB']],
  ['work=boiler&energy=gas&age=new&q=1400', lowestOf('installation', 'gas-condensing', 21), ['30 km']],
  [
    'work=boiler&energy=oil&age=older&q=1410',
    lowestOf('installation', 'oil-condensing', 21),
    ['30 km', '2027'],
  ],
  ['work=heat-pump&age=older&q=9320', lowestOf('heat-pump', 'price', 6), ['14840', '200']],
  ['work=heat-pump&age=younger&q=1300', lowestOf('heat-pump', 'price', 6), ['2030']],
  ['work=underfloor&age=older&q=1760', lowestOf('underfloor', 'hydraulic'), ['85', '80']],
  ['work=underfloor&age=new&q=1500', lowestOf('underfloor', 'hydraulic'), ['95', '120']],
] as const;

/** Works that are not allowed, places that are not served or not known: the answers of the visitor, what the tool says, and what it must not say. */
const answersWithoutPrice = [
  ['work=boiler&energy=oil&age=older&q=1000', /Bru(x|s)[\s\S]*2025/, /Fland|Vlaand|Wallon/],
  ['work=boiler&energy=oil&age=new&q=9300', /(Fland|Vlaand)[\s\S]*2022/, /Bru[xs]|Wallon/],
  ['work=boiler&energy=oil&age=new&q=1400', /Wallon[\s\S]*2026/, /Bru[xs]|Fland|Vlaand/],
  ['work=boiler&energy=gas&age=new&q=1000', /Bru(x|s)[\s\S]*2025/, /Fland|Vlaand|Wallon/],
  ['work=boiler&energy=gas&age=new&q=9300', /(Fland|Vlaand)[\s\S]*2025/, /Bru[xs]|Wallon/],
  ['work=repair&age=older&q=3000', /\d{4} \p{L}+[\s\S]*km/u, /€/],
  ['work=repair&age=older&q=1999', /0\d{1,3} \d/, /€/],
] as const;

const withoutDigitSeparators = (text: string) => text.replace(/[\s.]/g, '');

const toolPages = pagesLike(/^my-price$/).map(({ html, path }) => {
  const file = attributes(html, 'data-props').find((name) => name.includes('/my-price.')) ?? '';
  return { path, props: JSON.parse(builtFile(file)) as MyPriceProps };
});

/** What the tool shows for the answers of a visitor (`query`), as elements. */
const answerTo = (props: MyPriceProps, query: string) => {
  const params = new URLSearchParams(query);
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, params.get(name) ?? '']),
  ) as PriceFormValues;
  const { question } = parseQuestion(values, props);
  if (question === null) throw new Error(`${query} lacks an answer`);
  const place = question.outcome.place;
  const answer = answerOf(question, place, props);
  const code = place === null ? '' : typedPostalCode(place, values);
  const shown = { ...props, question, place, code, message: '' };
  if (answer.kind === 'choice') throw new Error(`${query} has several places`);
  return parseHtml(renderToStaticMarkup(createElement(PriceAnswer, { ...shown, answer })));
};
const casesOnEachPage = <Row extends readonly [query: string, ...unknown[]]>(rows: readonly Row[]) =>
  toolPages.flatMap(({ path, props }) =>
    rows.map((row) => ({ path: `${path}?${row[0]}`, row, element: answerTo(props, row[0]) })),
  );

test('TL-8, WD-2: twenty households read their price, what it covers, how soon, and what the Region asks', () => {
  checkEach(casesOnEachPage(households), ({ row: [, amount, others], element }) => {
    expect(withoutDigitSeparators(textsOf(element, 'strong')[0] ?? '')).toContain(amount);
    const text = withoutDigitSeparators(textOf(element));
    expect(
      others.filter((other) => !other.split('|').some((one) => text.includes(withoutDigitSeparators(one)))),
    ).toEqual([]);
  });
});

test('TL-8: for a forbidden work, or a place where nobody comes, the answer has the reason, a number and the form', () => {
  checkEach(casesOnEachPage(answersWithoutPrice), ({ row: [, reason, other], element }) => {
    expect(textOf(element)).toMatch(reason);
    expect(textOf(element)).not.toMatch(other);
    expect(linksOf(element)).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:/), '#contact']));
    expect(element.querySelectorAll('strong')).toEqual([]);
  });
});

test('TL-8: where the Region asks nothing, no rule is shown', () => {
  // Underfloor heating, and a repair outside Brussels, the only Region that has a rule for it.
  const queries = [['work=underfloor&age=older&q=1000'], ['work=repair&age=older&q=1400']] as const;
  checkEach(casesOnEachPage(queries), ({ element }) =>
    expect(imagesOf(element).filter((image) => image.includes('icon-rule'))).toEqual([]),
  );
});

test('TL-8: every combination of answers has a price or a reason, and a number to call', () => {
  const rows = workIds.flatMap((work) =>
    fuels.flatMap((energy) =>
      homeAgesOf(work).flatMap((age) =>
        ['1000', '1770', '1300', '1400', '3000', '1999'].map(
          (q) => [`work=${work}&energy=${energy}&age=${age}&q=${q}`] as const,
        ),
      ),
    ),
  );
  checkEach(casesOnEachPage(rows), ({ element }) => {
    expect(textOf(element)).not.toMatch(/undefined|null|NaN|\{/);
    expect(textsOf(element, 'h2')).toHaveLength(1);
    expect(linksOf(element)).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:/)]));
  });
});
