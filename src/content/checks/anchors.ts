import { faultCodeAnchor } from '#src/lib/fault-codes/comparable-code.ts';
import { headingId } from '../articles/heading-id.ts';
import { finding } from '../finding.ts';
import { type CheckInput, textsOfArticles, textsOfCopy } from './check-input.ts';

/**
 * Ids that page types set; most sections use the key of their copy. tests/build/links.test.ts checks that the page has
 * the id.
 */
const idsInCode =
  'about-brand boards call call-to-action codes communes contact coverage faults formulas gas home inputs law map nearby prices questions rules services subsidies top vat'.split(
    ' ',
  );

const anchorLinkPattern = /(?:\[([^[\]]+))?\]\(page:([a-z0-9/-]+)#([\w-]+)\)/g;

/** Reports links `[prices](page:service/boiler-repair#prices)` whose anchor no page has. */
export const checkAnchors = ({ data: { faultCodes }, copy: all, articles, report }: CheckInput): void => {
  const copies = all.map(({ written }) => written as object);
  const headings = [...articles.values()].flatMap(({ body }) => [...body.matchAll(/^## (.+)$/gm)]);
  const anchors = new Set([
    ...idsInCode,
    ...copies.flatMap(Object.keys),
    ...[...JSON.stringify(copies).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id),
    ...headings.map(([, heading = '']) => headingId(heading)),
  ]);
  const isKnown = (page: string, anchor: string): boolean => {
    const [type, slug = ''] = page.split('/');
    // The fault finder has an anchor for each code of each brand.
    if (anchors.has(anchor) || type === 'fault-finder' || /^(?:item|question)-/.test(anchor)) return true;
    return (
      faultCodes.get(slug)?.codesOnBrandPage.some(({ code }) => faultCodeAnchor(code) === anchor) === true
    );
  };
  for (const { text, location } of [...textsOfCopy(all), ...textsOfArticles(articles)].flatMap(
    ({ texts }) => texts,
  ))
    for (const [, words = '…', page = '', anchor = ''] of text.matchAll(anchorLinkPattern))
      if (!isKnown(page, anchor)) report(finding('anchor-unknown', location, { page, anchor, words }));
};
