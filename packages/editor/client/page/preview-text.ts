import { readText } from '../rich/markup.ts';
import { textNodesOf } from './read-page.ts';

/** The stretches of a text that a page has in text nodes of their own: what is bold or a link, and what is between. */
const runsOf = (text: string, printed: (name: string) => string): string[] => {
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

/**
 * Shows what is typed in the page at once, in the text that was clicked, where it has as many parts as before. The server
 * renders the page a moment later, with its typography and everywhere else.
 */
export const previewText = (
  language: string | null,
  text: string,
  printed: (name: string) => string,
): void => {
  const page = document.querySelector<HTMLIFrameElement>('iframe#page')?.contentDocument;
  const element = page?.querySelector('[data-edit-open]');
  if (!page || !element || (language !== null && !page.documentElement.lang.startsWith(language))) return;
  const nodes = textNodesOf(element);
  const runs = runsOf(text, printed);
  if (nodes.length !== runs.length) return;
  nodes.forEach((node, index) => {
    const run = runs[index] ?? '';
    if (node.nodeValue !== run) node.nodeValue = run;
  });
};
