import type { Node } from 'prosemirror-model';
import { readInline, schema, type TextFilter, writeInline } from './markup.ts';

const { doc, paragraph, heading, item, fixed } = schema.nodes;

const headingStart = /^(##+) (?=\S)/;
const itemStart = /^(?:[-*+] (?:\[[ x]\] )?|\d+\. )(?=\S)/;
/** Beginning of a block that the field cannot edit: a table, a callout, a drawing, HTML, a rule, indented lines. */
const fixedStart = /^(?:Table: |[|>~<\s]|#(?!##? )|[-=*_]{3,}\s*$)/;
/** Markup within a line that the field cannot edit. */
const foreign = /!\[|[`\\]|<[a-z/!]|(?<![\w*])[*_]\w/i;

/** The usual line feeds between two blocks. */
const usualGap = (before: Node, block: Node): string =>
  before.type === item && block.type === item ? '\n' : '\n\n';

/** Reads a block: a heading, an item of a list, or a paragraph. */
const readBlock = (text: string, cleanPasted: TextFilter | undefined): Node => {
  const [mark = '', hashes] = headingStart.exec(text) ?? itemStart.exec(text) ?? [];
  const content = readInline(text.slice(mark.length), [], cleanPasted ?? ((same) => same));
  if (hashes !== undefined) return heading.create({ level: hashes.length }, content);
  return mark === '' ? paragraph.create(null, content) : item.create({ start: mark }, content);
};

/** Reads the blocks between two empty lines. Lines that would not be written again as they are become a `fixed` block. */
const readPart = (part: string, cleanPasted: TextFilter | undefined): Node[] => {
  const sources = part.split(/\n(?=#|[-*+] |\d+\. )/).flatMap((one) => {
    const [first = '', ...rest] = one.split('\n');
    // A heading is one line; the lines after it are a paragraph.
    return headingStart.test(first) && rest.length > 0 ? [first, rest.join('\n')] : [one];
  });
  const nodes = sources.map((one) => readBlock(one, cleanPasted));
  if (cleanPasted) return nodes;
  const isSame = nodes.every((node, index) => startOf(node) + writeInline(node) === sources[index]);
  const isFixed = foreign.test(part) || part.split('\n').some((one) => fixedStart.test(one));
  return isFixed || !isSame ? [fixed.create({ source: part })] : nodes;
};

/** The characters that begin a block in Markdown. */
const startOf = ({ type, attrs: { level, start } }: Node): string =>
  type === heading ? `${'#'.repeat(level)} ` : type === item ? start : '';

/** The document of the Markdown of an article. @param cleanPasted given for pasted text only: cleans the text between the markup; no block then becomes `fixed` */
export const readArticle = (text: string, cleanPasted?: TextFilter): Node => {
  const [, start = '', inside = '', end = ''] = /^(\n*)([\s\S]*?)(\n*)$/.exec(text) ?? [];
  const blocks: Node[] = [];
  // A table is one block with its caption, in spite of the empty line between them.
  const parts = inside.split(/(\n{2,})(?!\|)/);
  parts.forEach((part, index) => {
    if (index % 2 === 1) return;
    readPart(part, cleanPasted).forEach((block, at) => {
      const last = blocks.at(-1);
      const gap = at > 0 ? '\n' : parts[index - 1];
      const isUsual = cleanPasted !== undefined || last === undefined || gap === usualGap(last, block);
      blocks.push(block.type.create({ ...block.attrs, gap: isUsual ? null : gap }, block.content));
    });
  });
  return doc.create({ start, end }, blocks);
};

/** The Markdown of a document. Empty blocks are left out. */
export const writeArticle = (whole: Node): string => {
  const { start, end } = whole.attrs;
  let text = '';
  let before: Node | null = null;
  for (const block of whole.children) {
    const own: string = block.type === fixed ? block.attrs.source : writeInline(block);
    if (own === '') continue;
    text += (before === null ? '' : (block.attrs.gap ?? usualGap(before, block))) + startOf(block) + own;
    before = block;
  }
  return start + text + end;
};
