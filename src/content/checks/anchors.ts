import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import type { RawArticle } from '../articles/article.ts';
import { headingId } from '../articles/markdown-text.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { textsIn } from '../copy/texts-in.ts';
import { at, finding, type Place, type Report } from '../finding.ts';

/** Ids of sections that page types set, and to which content may link; tests/build/links.test.ts sees whether the page has them. */
const sections = new Set(
  'about benefits call codes communes contact faq faults gas home included intro map nearby prices questions reasons rules services steps subsidies top types vat why'.split(
    ' ',
  ),
);

const linkWithAnchor = /\]\(page:([a-z0-9/-]+)#([\w-]+)\)/g;

/** Anchors of links to pages, `[prices](page:service/boiler-repair#prices)`, that no page has. */
export const checkAnchors = (
  { faultCodes }: ContentData,
  all: readonly CopyFile[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
  const written = JSON.stringify(all.map((file) => file.written));
  const ids = new Set([...written.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
  const headings = new Set(
    [...articles.values()].flatMap(({ body }) =>
      [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => headingId(heading)),
    ),
  );
  const isKnown = (page: string, anchor: string): boolean => {
    const [type, slug = ''] = page.split('/');
    // The fault finder has an anchor for each code of each brand.
    if (sections.has(anchor) || type === 'fault-finder') return true;
    if (type === 'article') return headings.has(anchor);
    if (type !== 'brand') return ids.has(anchor) || anchor.startsWith('item-');
    return faultCodes.get(slug)?.brandPage.some(({ code }) => faultAnchor(code) === anchor) === true;
  };
  const check = (text: string, place: Place) => {
    for (const [, page = '', anchor = ''] of text.matchAll(linkWithAnchor))
      if (!isKnown(page, anchor)) report(finding('anchor-unknown', place, { page, anchor }));
  };
  for (const { file, written: copy } of all)
    for (const { path, text } of textsIn(copy)) check(text, at(file, ...path));
  for (const [name, { body }] of articles) check(body, at(`content/articles/${name}.md`));
};
