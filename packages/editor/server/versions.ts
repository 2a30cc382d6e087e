import type { ValueChange, Versions } from '../shared/api.ts';
import { ownWords } from './commit.ts';
import type { Content } from './content.ts';
import { isContentName } from './content-folder.ts';
import { git, textIn } from './git.ts';
import { merged } from './merge.ts';
import { refuse } from './refusal.ts';
import { valueChanges } from './value-changes.ts';
import type { Workspace } from './workspace.ts';

/** Most versions that are told. */
const most = '50';

/** The published versions of the content, the newest first. */
export const versions = async (root: string, { opened }: Content): Promise<Versions> => {
  const format = '--format=%x01%H%x00%cI%x00%s%x00%b%x00';
  const { out } = await git(root, ['log', '-n', most, format, '--name-only', '--', 'content']);
  return {
    versions: out.split('\u0001').flatMap((entry) => {
      const [id = '', time = '', subject = '', body = '', names = ''] = entry.split('\0');
      if (id === '') return [];
      const files = names.split('\n').filter(isContentName);
      const titles = files.map((file) => opened.titleOf(file));
      return [{ id, time, titles, message: body.includes(ownWords) ? subject : null, files }];
    }),
  };
};

/** A version by its number. @throws Refusal for anything else that git would understand */
const known = (id: string): string =>
  /^[0-9a-f]{7,40}$/.test(id) ? id : refuse('Cette version n’existe pas.', 'Die versie bestaat niet.');

/** What a version changed. */
export const versionChanges = async (root: string, content: Content, id: string): Promise<ValueChange[]> => {
  const { out } = await git(root, ['show', '--format=', '--name-only', known(id), '--', 'content']);
  const files = out.split('\n').filter(isContentName);
  const changes = files.map(async (file) =>
    valueChanges(content, file, await textIn(root, `${id}^`, file), await textIn(root, id, file)),
  );
  return (await Promise.all(changes)).flat();
};

/**
 * Texts of files as they were in a version; null for one that did not exist. What is not published yet stays, but in files
 * where both changed the same value: these are the version's.
 */
export const restored = async (workspace: Workspace, id: string, files: readonly string[]) => {
  const texts = files.map(async (file) => {
    const then = await textIn(workspace.root, known(id), file);
    const own = { base: await textIn(workspace.root, 'HEAD', file), text: workspace.text(file) };
    const { text, clashes } = merged(file, own, then);
    return [file, clashes.length === 0 ? text : then] as const;
  });
  return new Map(await Promise.all(texts));
};
