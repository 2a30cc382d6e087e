import { type Change, EditError, refuse, type Value } from './change.ts';
import { editYaml } from './edit-source.ts';
import { parseSource } from './nodes.ts';

const bom = '\ufeff';
const frontMatter = /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*\r?\n)/;

/** A Markdown file in three parts: the first fence, the YAML with the second fence behind it, and the text. */
const partsOf = (source: string) => {
  const [block = '', opening, yaml, closing] = frontMatter.exec(source) ?? [];
  if (opening === undefined || yaml === undefined || closing === undefined)
    throw new EditError(
      'no front matter. Title and date come from it. Begin the file with "---" like the other articles, in a text editor.',
    );
  return { opening, yaml, closing, body: source.slice(block.length) };
};

const isMarkdown = (file: string): boolean => file.endsWith('.md');

/**
 * Data of a content file; of an article, `front` and `body`.
 * @throws EditError where it is not valid YAML or an article has no front matter.
 */
export const readContent = (file: string, source: string): Value => {
  const text = source.startsWith(bom) ? source.slice(1) : source;
  if (isMarkdown(file)) {
    const { yaml, body } = partsOf(text);
    return { front: parseSource(yaml).data, body: body.replaceAll('\r\n', '\n') };
  }
  return parseSource(text).data ?? [];
};

const editMarkdown = (source: string, change: Change): string => {
  const { opening, yaml, closing, body } = partsOf(source);
  const [part, ...path] = change.path;
  if (part === 'front') return opening + editYaml(yaml, { ...change, path }) + closing + body;
  if (part !== 'body' || change.kind !== 'set' || typeof change.value !== 'string')
    return refuse(change.path, 'an article has front matter and a text, nothing else');
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  const text = change.value.replace(/\r\n?/g, '\n').replaceAll('\n', eol);
  return opening + yaml + closing + text;
};

/** A content file with changes made one after the other. @throws EditError */
export const editContent = (file: string, source: string, changes: readonly Change[]): string => {
  const start = source.startsWith(bom) ? bom : '';
  const edit = isMarkdown(file) ? editMarkdown : editYaml;
  return changes.reduce((text, change) => start + edit(text.slice(start.length), change), source);
};
