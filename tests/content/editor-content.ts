import { isSeq, parseDocument } from 'yaml';
import { readContentFiles } from '#src/content/read-content-files.ts';
import { openContent } from '#src/editor/contract.ts';

/** The content files of this site. */
export const files = new Map([...readContentFiles()].filter(([file]) => file.startsWith('content/')));
/** The content as the editor opens it. */
export const content = openContent(files);
/** The findings of the content with some files changed: file, path and code. */
export const findingsWith = (texts: ReadonlyMap<string, string>) =>
  openContent(new Map([...files, ...texts])).findings.map(
    ({ code, file, path }) => `${file} ${path.join('.')}: ${code}`,
  );

/** The files after a plan, as the editor writes them. */
export const applyPlan = ({ files: made, changes }: ReturnType<(typeof content.tasks)[number]['plan']>) => {
  const texts = new Map(made);
  for (const { file, path, ...change } of changes) {
    if (path[0] === 'body' && change.kind === 'set') {
      const [front = ''] = /^---\n[\s\S]*?\n---\n+/.exec(files.get(file) ?? '') ?? [];
      texts.set(file, front + change.value);
      continue;
    }
    const document = parseDocument(texts.get(file) ?? files.get(file) ?? '');
    const parent = document.getIn(path.slice(0, -1));
    if (change.kind === 'remove') document.deleteIn(path);
    else if (change.kind === 'add' && isSeq(parent))
      parent.items.splice(Number(path.at(-1)), 0, document.createNode(change.value));
    else if (change.kind === 'add' || change.kind === 'set')
      document.setIn(path, document.createNode(change.value));
    texts.set(file, document.toString({ lineWidth: 0 }));
  }
  return texts;
};
