/** A node of the accessibility tree, as `ariaSnapshot` prints it. */
interface Node {
  /** Role, level, states, and `"…"` where it has a name. */
  line: string;
  children: Node[];
}

/** Addresses, words and what stands inside a sentence: no structure. */
const inline = /^(?:\/|text\b|strong\b|emphasis\b)/;

/** Takes words away and leaves roles, levels, states, and whether there is a name: an edit of the copy is no change of structure. */
const withoutWords = (line: string): string =>
  line
    .replace(/^'(.*?)'(:?.*)$/, '$1')
    .replace(/ (?:"(?:[^"\\]|\\.)*"|\/(?:[^/\\]|\\.)*\/)/, ' "…"')
    .replace(/:(?: .*)?$/, '');

const parse = (snapshot: string): Node[] => {
  const root: Node = { line: '', children: [] };
  const path: Node[] = [root];
  for (const row of snapshot.split('\n')) {
    const [, indent, line] = /^( *)- (.*)$/.exec(row) ?? [];
    if (indent === undefined || line === undefined) continue;
    const depth = indent.length / 2;
    const parent = path[depth];
    if (inline.test(line)) {
      // What stands inside belongs to the sentence around.
      if (parent !== undefined) path[depth + 1] = parent;
      continue;
    }
    const node: Node = { line: withoutWords(line), children: [] };
    parent?.children.push(node);
    path[depth + 1] = node;
  }
  return root.children;
};

const print = (nodes: Node[], depth: number): string[] => {
  const blocks = nodes.map(({ line, children }) =>
    [`${'  '.repeat(depth)}- ${line}`, ...print(children, depth + 1)].join('\n'),
  );
  return blocks.filter((block, index) => block !== blocks[index - 1]);
};

/**
 * Structure of a page for assistive technology: roles, levels, states and whether there is a name, without
 * the words. Equal neighbours are printed once: one more list item or paragraph is no change either.
 */
export const structureOf = (snapshot: string): string => `${print(parse(snapshot), 0).join('\n')}\n`;
