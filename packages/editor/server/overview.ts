import type { FileEntry, Overview } from '../shared/api.ts';
import type { Content } from './content.ts';
import type { Editor } from './editor.ts';

/** Files for the tree; those that differ in language only are one entry. */
const fileEntries = ({ files: all, opened }: Content): FileEntry[] => {
  const entries = new Map<string, FileEntry>();
  for (const name of [...all.keys()].sort()) {
    const id = name.replace(/\/(?:fr|nl)\.(?:yaml|md)$/, '');
    const [title, group] = [opened.titleOf(name), opened.groupOf(name)];
    const entry = entries.get(id) ?? { id, title, group, files: [] };
    entries.set(id, { ...entry, files: [...entry.files, name] });
  }
  return [...entries.values()];
};

/** What the editor shows first. */
export const overview = async (editor: Editor): Promise<Overview> => {
  const content = await editor.content();
  const { pages, contact, tasks } = content.opened;
  return {
    ...(await editor.state()),
    pages: [...pages],
    files: fileEntries(content),
    broken: [...content.broken],
    contact: [...contact],
    tasks: tasks.map(({ id, title, help, fields }) => ({ id, title, help, fields })),
  };
};
