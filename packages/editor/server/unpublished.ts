import { basename } from 'node:path';
import type { LocalisedText, Unpublished } from '../shared/api.ts';
import { type Content, pagesOf } from './content.ts';
import { isContentName, readContentFile, readContentFolder } from './content-folder.ts';
import type { Editor } from './editor.ts';
import { git, textInVersion } from './git.ts';
import { isPhoto } from './photos.ts';
import { versionIn } from './publish-folder.ts';
import { refuse } from './refusal.ts';
import { withTexts } from './undo-steps.ts';
import { isForOwner, valueChanges } from './value-changes.ts';

/** Name of the remote to which a version goes. */
export const remoteName = 'origin';

/** The content files that differ from the last commit. */
export const changedFiles = async (root: string): Promise<string[]> => {
  const { out } = await git(root, ['status', '--porcelain', '--no-renames', '-uall', '--', 'content']);
  return out.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
};

/** Whether there is a remote. */
export const hasRemote = async (root: string): Promise<boolean> =>
  (await git(root, ['remote', 'get-url', remoteName])).ok;

/** Number of versions after the one that was sent last; 1 where none was sent yet. */
const versionsAfter = async (root: string, sent: string | null): Promise<number> => {
  if (sent === null) return 1;
  const { ok, out } = await git(root, ['rev-list', '--count', `${sent}..HEAD`]);
  return ok ? Number(out) : 1;
};

/** All content files of the last commit. Only the files that have changed since are read from git. */
export const filesOfLastCommit = async (root: string, changed: Iterable<string>) => {
  const old = async (file: string) => [file, await textInVersion(root, 'HEAD', file)] as const;
  const texts = await Promise.all([...changed].filter(isContentName).map(old));
  return withTexts(readContentFolder(root), new Map(texts));
};

/** Title under which the changes of a file are listed: that of its page, or its own where several pages show its values. */
const changesTitleOf = (content: Content, file: string): LocalisedText => {
  const pages = pagesOf(content, { file, path: [] });
  const [page] = pages.length === 1 ? pages : [];
  return page?.title ?? content.site.titleOf(file);
};

/** Whether a file belongs to a draft: its data and its texts have the title of the draft. */
const isDraft = ({ drafts, titleOf }: Content['site'], file: string): boolean =>
  drafts.some(({ title }) => title.fr === titleOf(file).fr);

/** Whether a file belongs to a draft now and was not online before. A page that becomes a draft again has to be taken offline. */
export const staysOffline = (now: Content, published: Content, file: string): boolean =>
  isDraft(now.site, file) && (isDraft(published.site, file) || !published.files.has(file));

/** The saved changes that are not published, by page. Drafts, and what nobody reads, are no choice of the owner. */
export const unpublishedChanges = async (editor: Editor): Promise<Unpublished> => {
  const { siteFolder, workspace } = editor;
  const { root } = workspace;
  const content = await editor.content();
  if (!(await git(root, ['rev-parse', '--verify', 'HEAD'])).ok)
    return refuse(
      'Ce dossier n’a pas encore de versions : rien ne peut être publié d’ici.',
      'Deze map heeft nog geen versies: van hieruit kan niets gepubliceerd worden.',
    );
  const groups = new Map<string, Unpublished['pages'][number]>();
  const changed = await changedFiles(root);
  const photos = changed.filter(isPhoto);
  const published =
    changed.length === 0 ? content : await editor.open(await filesOfLastCommit(root, changed));
  // A photograph goes with the file that names it; one that nothing names stays here.
  for (const file of changed.filter(isContentName)) {
    const text = readContentFile(root, file);
    const title = changesTitleOf(text === null ? published : content, file);
    if (staysOffline(content, published, file)) continue;
    // The data and the texts of a town have the same title, and are chosen together.
    const key = title.fr;
    const all = valueChanges(content, file, published.files.get(file) ?? null, text, published);
    const read = all.filter((one) => isForOwner(content, one));
    // What only code reads is listed where nothing else has changed: else it could not be chosen.
    const isListed = read.length > 0 || content.site.isInternal({ file, path: [] }, '');
    const shownPhotos = photos.filter((photo) => text?.includes(basename(photo)));
    const group = groups.get(key) ?? { title, files: [], changes: [] };
    group.files.push(file, ...shownPhotos);
    group.changes.push(...(isListed ? read : all));
    groups.set(key, group);
  }
  const isRemote = await hasRemote(root);
  const branch = (await git(root, ['symbolic-ref', '--short', 'HEAD'])).out.trim();
  const sent = isRemote ? [`${remoteName}/${branch}`] : [];
  const sentLast = siteFolder ? [...sent, versionIn(siteFolder.path)] : sent;
  const unsent = await Promise.all(sentLast.map((version) => versionsAfter(root, version)));
  return {
    pages: [...groups.values()],
    unsentVersions: Math.max(0, ...unsent),
    hasRemote: isRemote,
    folder: siteFolder && basename(siteFolder.path),
  };
};
