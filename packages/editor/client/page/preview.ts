import { type Location, normaliseForSearch, parseNumber } from '../../shared/api.ts';
import { readText } from '../rich/markup.ts';
import { textNodesOf } from './index-markers.ts';
import { elementsIfLastMarked, pageInFrame, selectedElement } from './selected-element.ts';

/** Prints a reference as pages do. */
type Printed = (name: string) => string;

/** The parts of a text that are text nodes of their own on a page: bold words, links, and the words between. */
const runsOf = (text: string, printed: Printed): string[] => {
  const runs: { marks: string; text: string }[] = [];
  readText(text).descendants((node) => {
    if (!node.isLeaf) return;
    const marks = JSON.stringify(node.marks);
    const { name } = node.attrs;
    const words = node.text?.replaceAll("'", '’') ?? printed(String(name));
    const last = runs.at(-1);
    if (last?.marks === marks) last.text += words;
    else runs.push({ marks, text: words });
  });
  return runs.map((run) => run.text);
};

/** The words of a line of an article. */
const wordsOf = (line: string): string => line.replace(/^(?:#+|[-*+]|\d+\.)\s+/, '');

/**
 * Shows a typed text in the page at once, before the server renders the page, if it has as many parts as before. The element
 * is the one that was clicked, or for an article the one that shows the old text of the changed line.
 * @param language of the text; null for a text that is the same in both languages
 */
export const previewText = (
  language: string | null,
  [before, after]: readonly [string, string],
  printed: Printed,
  isClicked: boolean,
): void => {
  const page = pageInFrame();
  const [old, lines] = isClicked ? [[before], [after]] : [before.split('\n'), after.split('\n')];
  const at = lines.findIndex((line, index) => line !== old[index]);
  const was = normaliseForSearch(runsOf(wordsOf(old[at] ?? ''), printed).join(''));
  if (!page?.documentElement.lang.startsWith(language ?? '') || old.length !== lines.length) return;
  const runs = runsOf(isClicked ? after : wordsOf(lines[at] ?? ''), printed);
  for (const element of page.querySelectorAll('[data-edit]')) {
    const isIt = isClicked
      ? element === selectedElement()
      : was !== '' && normaliseForSearch(element.textContent) === was;
    const nodes = isIt ? textNodesOf(element) : [];
    if (nodes.length !== runs.length) continue;
    nodes.forEach((node, index) => {
      if (node.nodeValue !== runs[index]) node.nodeValue = runs[index] ?? '';
    });
  }
};

/** Amounts that pages print of a price, in percent of it: without VAT, and with each rate of Belgium. */
const vatPercents = [100, 106, 121];

/** An amount in euros. */
const euroPattern = /(?<=€\s)\d(?:[\d.,\s]*\d)?|\d(?:[\d.,\s]*\d)?(?=\s€)/g;

/** Shows a typed price at once in the texts of the page that print it, without VAT or with it. */
export const previewPrice = (location: Location, before: number, after: number) => {
  for (const element of elementsIfLastMarked(location)) {
    const lang = element.ownerDocument.documentElement.lang;
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').replace(euroPattern, (printed) => {
        const shown = parseNumber(printed)?.value ?? 0;
        const percent = vatPercents.find((one) => Math.abs(shown - (before * one) / 100) < 0.006);
        if (percent === undefined) return printed;
        const value = Math.round(after * percent) / 100;
        const digits = Number.isInteger(value) ? 0 : 2;
        return value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      });
      if (text !== node.nodeValue) node.nodeValue = text;
    }
  }
};
