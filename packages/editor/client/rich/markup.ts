import { type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model';

/** A block with words. `gap`: the line feeds before it, if they are not the usual ones. */
const words = {
  group: 'block',
  content: '(text | reference)*',
  attrs: { gap: { default: null } },
} satisfies NodeSpec;

/**
 * A text of the content: a paragraph for each line, with bold words, links and references, which the field shows with their
 * printed words. An article also has headings, items of lists, and blocks that cannot be edited (`fixed`).
 */
export const schema = new Schema({
  nodes: {
    /** `start`, `end`: empty lines around the text of an article. */
    doc: { content: 'block+', attrs: { start: { default: '' }, end: { default: '' } } },
    paragraph: { ...words, toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    heading: {
      ...words,
      attrs: { ...words.attrs, level: { default: 2 } },
      toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
    },
    /** `start`: the characters that begin the item, `- ` or `1. `. */
    item: {
      ...words,
      attrs: { ...words.attrs, start: { default: '- ' } },
      toDOM: ({ attrs: { start } }) => ['p', { 'data-start': /\d/.test(start) ? start : '•' }, 0],
    },
    fixed: { group: 'block', atom: true, attrs: { ...words.attrs, source: {} } },
    text: {},
    reference: {
      inline: true,
      atom: true,
      attrs: { name: { validate: 'string' } },
      toDOM: ({ attrs: { name } }) => ['span', { 'data-reference': String(name) }, String(name)],
      parseDOM: [
        { tag: 'span[data-reference]', getAttrs: (span) => ({ name: span.getAttribute('data-reference') }) },
      ],
    },
  },
  marks: {
    link: {
      attrs: { target: { validate: 'string' } },
      toDOM: ({ attrs: { target } }) => ['a', { 'data-target': String(target) }, 0],
      parseDOM: [{ tag: 'a[data-target]', getAttrs: (a) => ({ target: a.getAttribute('data-target') }) }],
    },
    strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
  },
});

const { paragraph, reference, doc } = schema.nodes;
export const { link, strong } = schema.marks;

/** The markup of the site, by the same rules as in its function `parseMarkup`. */
const markup =
  /\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)|(?<name>\{[a-zA-Z][\w.@|-]*\})/u;

/** How text that is not markup is kept. */
export type TextFilter = (text: string) => string;

/** A typed or pasted text without braces, brackets and pairs of stars, which would begin markup that does not end. */
export const plainLetters: TextFilter = (text) =>
  text
    .replace(/[{}]|\*\*+/g, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')');

/** The words of a block as nodes. */
export const readInline = (text: string, marks: readonly Mark[], filter: TextFilter): Node[] => {
  const found = markup.exec(text);
  if (found === null) return filter(text) === '' ? [] : [schema.text(filter(text), marks)];
  const { bold, label = '', target, name } = found.groups ?? {};
  const inside = () => {
    if (name !== undefined) return [reference.create({ name }, null, marks)];
    if (bold !== undefined) return readInline(bold, strong.create().addToSet(marks), filter);
    return readInline(label, link.create({ target }).addToSet(marks), filter);
  };
  return [
    ...readInline(text.slice(0, found.index), marks, filter),
    ...inside(),
    ...readInline(text.slice(found.index + found[0].length), marks, filter),
  ];
};

/** A text of a content file as a document. */
export const readText = (text: string, filter: TextFilter = (same) => same): Node =>
  doc.create(
    null,
    text.split('\n').map((one) => paragraph.create(null, readInline(one, [], filter))),
  );

/** How many nodes from an index on have a mark. */
const markLength = (nodes: readonly Node[], from: number, mark: Mark): number => {
  const end = nodes.findIndex((node, index) => index > from && !mark.isInSet(node.marks));
  return (end < 0 ? nodes.length : end) - from;
};

const opening = (mark: Mark): string => (mark.type === strong ? '**' : '[');
const closing = ({ type, attrs: { target } }: Mark): string => (type === strong ? '**' : `](${target})`);

/** The nodes of a block. Spaces at an end of bold words or of a link are put outside: inside, `**` would be printed. */
const withSpacesOutside = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node, index) => {
    if (node.text === undefined) return node;
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.text) ?? [];
    const hasWords = ({ text }: Node) => text?.trim() !== '';
    const previous = nodes.slice(0, index).findLast(hasWords);
    const next = nodes.slice(index + 1).find(hasWords);
    const part = (text: string, ...beside: (Node | undefined)[]) => {
      const marks = node.marks.filter((mark) => beside.every((one) => one && mark.isInSet(one.marks)));
      return text === '' ? [] : [schema.text(text, marks)];
    };
    if (words === '') return part(node.text, previous, next);
    return [...part(before, previous), ...part(words), ...part(after, next)];
  });

/** The words of a block, as content files have them. */
export const writeInline = (whole: Node): string => {
  const nodes = withSpacesOutside(whole.children);
  let text = '';
  let open: Mark[] = [];
  const closeFrom = (index: number) => {
    text += open.slice(index).reverse().map(closing).join('');
    open = open.slice(0, index);
  };
  nodes.forEach((node, index) => {
    const ended = open.findIndex((mark) => !mark.isInSet(node.marks));
    if (ended >= 0) closeFrom(ended);
    const begun = node.marks.filter((mark) => !mark.isInSet(open));
    // The longer mark is written outside; of two equally long ones, bold.
    begun.sort(
      (one, other) =>
        markLength(nodes, index, other) - markLength(nodes, index, one) || (one.type === strong ? -1 : 1),
    );
    text += begun.map(opening).join('');
    open = [...open, ...begun];
    const { name } = node.attrs;
    text += node.text ?? String(name);
  });
  closeFrom(0);
  return text;
};

/** The text of a document, as content files have it. All markup is closed. */
export const writeText = (whole: Node): string => [...whole.children].map(writeInline).join('\n');
