import { readAmount } from '../../shared/amount.ts';
import { fold } from '../../shared/text-search.ts';
import type { Location } from '../../shared/values.ts';
import { readText } from '../rich/markup.ts';
import { textNodesOf } from './index-markers.ts';
import { pageInFrame, selectedElement, textsOf } from './selected-text.ts';

/** What stands in a text for what it refers to. */
type Printed = (name: string) => string;

/** The runs of a text that a page has in text nodes of their own: what is bold or a link, and what is between. */
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

const isIn = (page: Document, language: string | null): boolean =>
  language === null || page.documentElement.lang.startsWith(language);

/** Gives an element a text that has as many parts as before. */
const put = (element: Element, runs: readonly string[]): void => {
  const nodes = textNodesOf(element);
  if (nodes.length !== runs.length) return;
  nodes.forEach((node, index) => {
    const run = runs[index] ?? '';
    if (node.nodeValue !== run) node.nodeValue = run;
  });
};

/** Shows what is typed at once in the text that was clicked. The server follows. */
export const previewText = (language: string | null, text: string, printed: Printed): void => {
  const element = selectedElement();
  if (element && isIn(element.ownerDocument, language)) put(element, runsOf(text, printed));
};

/** The words of a line of an article. */
const wordsOf = (line: string): string => line.replace(/^(?:#+|[-*+]|\d+\.)\s+/, '');

/** The same for the line of an article that differs: it is shown where the page has what it was. */
export const previewLine = (
  language: string | null,
  before: string,
  after: string,
  printed: Printed,
): void => {
  const page = pageInFrame();
  const [old, lines] = [before.split('\n'), after.split('\n')];
  const at = lines.findIndex((line, index) => line !== old[index]);
  const was = fold(runsOf(wordsOf(old[at] ?? ''), printed).join(''));
  if (!page || !isIn(page, language) || old.length !== lines.length || was === '') return;
  const runs = runsOf(wordsOf(lines[at] ?? ''), printed);
  for (const element of page.querySelectorAll('[data-edit]'))
    if (fold(element.textContent) === was) put(element, runs);
};

/** What a page prints of a price, in percent: without VAT, and with each rate of Belgium. */
const percents = [100, 106, 121];

/** An amount in euros, or the lower end of a range of them. */
const euros = /(?<=€\s)\d(?:[\d.,\s]*\d)?|\d(?:[\d.,\s]*\d)?(?=\s€|\s(?:à|tot)\s)/g;

/**
 * Shows a price at once in the texts of the page that print it, without VAT or with it.
 * @param known amounts that the texts may show now: what the price was, and what was typed
 */
export const previewPrice = (
  location: Location,
  known: readonly number[][],
  next: readonly number[],
): void => {
  for (const element of textsOf(location)) {
    const lang = element.ownerDocument.documentElement.lang;
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').replace(euros, (printed) => {
        const shown = readAmount(printed)?.value ?? 0;
        for (const [end, amount] of known.flatMap((one) => [...one.entries()])) {
          const percent = percents.find((one) => Math.abs(shown - (amount * one) / 100) < 0.006);
          if (percent === undefined) continue;
          const value = Math.round((next[end] ?? 0) * percent) / 100;
          const digits = Number.isInteger(value) ? 0 : 2;
          return value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
        }
        return printed;
      });
      if (text !== node.nodeValue) node.nodeValue = text;
    }
  }
};
