import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLParseError,
} from 'yaml';

/** Characters of a line that a message quotes. */
const quoted = 80;

/** What is wrong with a line and how to fix it, by the error code of the package `yaml`. */
const mistakes: Partial<Record<YAMLParseError['code'], [what: string, remedy: string]>> = {
  BAD_INDENT: [
    'a bracket [ or { that is not closed, or a line that begins too far to the left',
    'Close the bracket with ] or }, and begin keys of the same level in the same column.',
  ],
  BAD_SCALAR_START: [
    'a text whose first character has a meaning of its own in such files',
    'Put the text in quotes.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'a second colon, or a line below it that begins too far to the right',
    'A text with a colon and a space in it needs quotes; keys of the same level begin in the same column.',
  ],
  DUPLICATE_KEY: ['this key occurs twice', 'Remove one of the two.'],
  MISSING_CHAR: [
    'before it a quote or a bracket is opened and not closed',
    'Look for it in this line and above, and close it.',
  ],
  TAB_AS_INDENT: ['begins with a tab', 'Replace the tabs at the beginning of the line by spaces.'],
  UNEXPECTED_TOKEN: [
    'something follows where the value has ended already, often after a quote inside a quoted text',
    'Put a text that contains a quote between quotes of the other kind, and begin keys of the same level in the same column.',
  ],
};

/** A value that is not a list or a map, with the path of its key (`repair.value.0`). */
export interface KeyedScalar {
  key: string;
  line: number;
  scalar: Scalar.Parsed;
}

const scalarsIn = (node: ParsedNode | null, lines: LineCounter, key = ''): KeyedScalar[] => {
  const inner = (name: unknown) => (key === '' ? String(name) : `${key}.${name}`);
  if (isScalar(node)) return [{ key, line: lines.linePos(node.range[0]).line, scalar: node }];
  if (isMap(node)) {
    return node.items.flatMap(({ key: name, value }) =>
      scalarsIn(value, lines, inner(isScalar(name) ? name.value : '')),
    );
  }
  return isSeq(node) ? node.items.flatMap((item, index) => scalarsIn(item, lines, inner(index))) : [];
};

/** All values of a YAML text that are not lists or maps. @param source must be valid YAML. */
export const scalarsOf = (source: string): KeyedScalar[] => {
  const lineCounter = new LineCounter();
  return scalarsIn(parseDocument(source, { lineCounter }).contents, lineCounter);
};

/** One message for each text that YAML cuts at a ` #1`, because a comment begins there. A comment has a space after the #. */
const cutTexts = (source: string): string[] =>
  scalarsOf(source)
    .filter(
      ({ scalar: { type, value, range } }) =>
        type === 'PLAIN' && typeof value === 'string' && /^[ \t]+#\S/.test(source.slice(range[1])),
    )
    .map(
      ({ key, line, scalar: { range } }) =>
        `${key}: line ${line}: "${source.slice(range[1]).trim().split('\n')[0]}" is a comment, because a # after a space begins one. It would not be shown. If it belongs to the text, put the whole text in quotes; otherwise write a space after the #.`,
    );

const syntaxMessage = (error: YAMLParseError, source: string): string => {
  const line = error.linePos?.[0].line ?? 1;
  const [reason = ''] = error.message.split(/ at line \d+/);
  const [what, remedy] = mistakes[error.code] ?? [reason, 'Write the line like the others around it.'];
  const text = source.split('\n')[line - 1]?.trim().slice(0, quoted) ?? '';
  return `line ${line}: not valid YAML: "${text}": ${what}. The page cannot be built from it. ${remedy}`;
};

/** Data of a YAML text, or messages that say what is wrong with it, without the name of its file. */
export const parseSource = (source: string): { data: unknown } | { problems: string[] } => {
  const lineCounter = new LineCounter();
  const document: Document.Parsed = parseDocument(source, { lineCounter });
  const [error] = document.errors;
  if (error !== undefined) return { problems: [syntaxMessage(error, source)] };
  // Only a text with ` #1` can be cut, so most files are not walked.
  const problems = /[ \t]#\S/.test(source) ? cutTexts(source) : [];
  if (problems.length > 0) return { problems };
  try {
    return { data: document.toJS() };
  } catch (unresolved) {
    return {
      problems: [
        `not valid YAML: ${unresolved instanceof Error ? unresolved.message : unresolved}. The page cannot be built from it. Put a text that begins with * in quotes.`,
      ],
    };
  }
};
