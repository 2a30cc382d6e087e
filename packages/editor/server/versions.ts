import type { ValueChange, Versions } from '../shared/api.ts';
import type { Content } from './content.ts';
import { isContentName } from './content-folder.ts';
import { git, textIn } from './git.ts';
import { refuse } from './refusal.ts';
import { valueChanges } from './value-changes.ts';

/** Most versions that are told. */
const most = '50';

/** The published versions of the content, the newest first. */
export const versions = async (root: string): Promise<Versions> => {
  const { out } = await git(root, [
    'log',
    '-n',
    most,
    '--format=%x01%H%x00%cI%x00%s',
    '--name-only',
    '--',
    'content',
  ]);
  return {
    versions: out.split('\u0001').flatMap((entry) => {
      const [head = '', ...names] = entry.trim().split('\n');
      const [id = '', time = '', message = ''] = head.split('\0');
      if (id === '') return [];
      const files = names.filter(isContentName);
      return [{ id, time, message, files }];
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

/** Texts of files as they were in a version; null for one that did not exist. */
export const textsIn = async (
  root: string,
  id: string,
  files: readonly string[],
): Promise<Map<string, string | null>> => {
  known(id);
  return new Map(await Promise.all(files.map(async (file) => [file, await textIn(root, id, file)] as const)));
};
