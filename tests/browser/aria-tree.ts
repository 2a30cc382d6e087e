/** A node of the accessibility tree, as `ariaSnapshot` prints it. */
interface Node {
  /** Role, and name and states where they are kept. */
  line: string;
  children: Node[];
}

/** Roles whose names come from content/ui, not from a page's copy: these names are part of the structure. */
const named = /^(?:banner|navigation|contentinfo|complementary|button|form|search)\b/;

/** Takes words away and leaves roles, levels and states: an edit of the copy is no change of structure. */
const withoutWords = (line: string): string => {
  const role = line.replace(/^'(.*)'$/, '$1');
  if (named.test(role)) return role.replace(/:(?: .*)?$/, '');
  return role
    .replace(/ "(?:[^"\\]|\\.)*"/, '')
    .replace(/ \/(?:[^/\\]|\\.)*\//, '')
    .replace(/:(?: .*)?$/, '');
};

const parse = (snapshot: string): Node[] => {
  const root: Node = { line: '', children: [] };
  const path: Node[] = [root];
  for (const row of snapshot.split('\n')) {
    const [, indent, line] = /^( *)- (.*)$/.exec(row) ?? [];
    if (indent === undefined || line === undefined || line.startsWith('/')) continue;
    const depth = indent.length / 2;
    const node: Node = { line: withoutWords(line), children: [] };
    path[depth]?.children.push(node);
    path[depth + 1] = node;
  }
  return root.children;
};

const print = (nodes: Node[], depth: number): string[] => {
  const blocks = nodes.map(({ line, children }) =>
    [`${'  '.repeat(depth)}- ${line}`, ...print(children, depth + 1)].join('\n'),
  );
  return blocks.flatMap((block, index) => {
    if (block === blocks[index - 1]) return [];
    return block === blocks[index + 1] ? [block.replace(/^( *- [^\n]*)/, '$1 …')] : [block];
  });
};

/**
 * Structure of a page for assistive technology: roles, levels, states and the names of the interface, without the
 * page's words. Equal neighbours are printed once, marked with `…`: one more list item is no change either.
 */
export const structureOf = (snapshot: string): string => `${print(parse(snapshot), 0).join('\n')}\n`;
