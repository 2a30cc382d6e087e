import { inBothLanguages, type LocalisedText, type ValueChange, type Version } from '../shared/api.ts';
import type { Content } from './content.ts';
import { isContentName } from './content-folder.ts';
import { git, textInVersion } from './git.ts';
import { mergeUnsaved } from './merge.ts';
import { refuse } from './refusal.ts';
import { isForOwner, valueChanges } from './value-changes.ts';
import type { Workspace } from './workspace.ts';

/** Names of changed values for a list of versions, each once: title of the file, then label of the value. Computed values have none. */
const namesOf = (changes: readonly ValueChange[]): LocalisedText[] => {
  const names = changes
    .filter(({ isComputed }) => !isComputed)
    .map(({ title, label }) =>
      inBothLanguages((language) => [...new Set([title[language], label[language]])].join(' › ')),
    );
  return [...new Map(names.map((name) => [name.fr, name])).values()];
};

/** How many versions the list has, how many of these list their changes (slow), and how many files such a version may have. */
const [maxVersions, maxVersionsWithChanges, maxFilesPerVersion] = [30, 10, 60];

/** The trailer of a version that goes back to another: the time of that one. */
export const returnTrailer = 'Returned-to';

/** Changes by version, kept because a version never changes. */
const known = new Map<string, readonly ValueChange[]>();

/** The published versions of the content, the newest first. */
export const publishedVersions = async (root: string, content: Content): Promise<Version[]> => {
  const format = `--format=%x01%H%x00%cI%x00%(trailers:key=${returnTrailer},valueonly,separator=)%x00`;
  const { out } = await git(root, ['log', '-n', `${maxVersions}`, format, '--name-only', '--', 'content']);
  const all = out.split('\u0001').flatMap((entry) => {
    const [id = '', time = '', returnedTo = '', names = ''] = entry.split('\0');
    const files = names.split('\n').filter(isContentName);
    return files.length === 0 ? [] : [{ id, time, returnedTo, files }];
  });
  const isListed = (change: ValueChange) => isForOwner(content, change);
  for (const { id, files } of all.slice(0, maxVersionsWithChanges)) {
    if (files.length > maxFilesPerVersion || known.has(id)) continue;
    const changes = files.map(async (file) =>
      valueChanges(
        content,
        file,
        await textInVersion(root, `${id}^`, file),
        await textInVersion(root, id, file),
      ),
    );
    known.set(id, (await Promise.all(changes)).flat().filter(isListed));
  }
  return all.map(({ files, ...version }) => {
    const changes = known.get(version.id) ?? [];
    const named = namesOf(changes);
    const titles = named.length > 0 ? named : files.map((file) => content.site.titleOf(file));
    return { ...version, titles, changes };
  });
};

/**
 * Goes back to a version: texts of the files that have changed since (null for a file that did not exist), and the changes
 * that this makes. Changes that are not published yet stay; but if one and the version touch the same value, the whole file
 * becomes that of the version.
 */
export const restorePlan = async (workspace: Workspace, content: Content, id: string) => {
  const { root } = workspace;
  const range = [id, 'HEAD', '--', 'content'];
  const { ok, out } = await git(root, ['diff', '--name-only', '--no-renames', '--relative', ...range]);
  if (!ok) return refuse('Cette version n’existe pas.', 'Die versie bestaat niet.');
  const texts = new Map<string, string | null>();
  for (const file of out.split('\n').filter(isContentName)) {
    const then = await textInVersion(root, id, file);
    const own = { base: await textInVersion(root, 'HEAD', file), text: workspace.text(file) };
    const { text, conflicts } = mergeUnsaved(file, own, then);
    texts.set(file, conflicts.length === 0 ? text : then);
  }
  const changes = [...texts].flatMap(([file, text]) =>
    valueChanges(content, file, workspace.text(file), text).filter((one) => isForOwner(content, one)),
  );
  return { texts, changes };
};
