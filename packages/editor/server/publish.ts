import { join } from 'node:path';
import type { Language, LocalisedText, Location, Published, Requests } from '../shared/api.ts';
import { newFindings, viewOf } from './content.ts';
import { isContentName, readContentFile } from './content-folder.ts';
import { changed, dataOf, valueAt } from './data-files.ts';
import type { Editor } from './editor.ts';
import { git, lockIn, pushFailure, textIn } from './git.ts';
import { ownFolder, writeWhole } from './journal.ts';
import { withValue } from './merge.ts';
import { folderFailure, publishToFolder, type SiteFolder } from './publish-folder.ts';
import { refuse } from './refusal.ts';
import { type NewTexts, withTexts } from './undo-steps.ts';
import { branchOf, changedFiles, committedFiles, remoteName, repositoryNameOf } from './unpublished.ts';

/** Text of a file for the commit: as on disk, without the changes that the owner excluded. */
const textToPublish = async (root: string, file: string, excluded: readonly Location[]) => {
  const text = readContentFile(root, file);
  const own = excluded.filter((location) => location.file === file);
  const published = dataOf(file, own.length === 0 ? null : await textIn(root, 'HEAD', file));
  if (text === null || published === undefined) return text;
  return own.reduce((all, { path }) => withValue(file, all, path, valueAt(published, path)), text);
};

/** Commits the named files, with the given texts or as they are on disk. Other files in the index stay there. */
const commit = async (root: string, files: readonly string[], texts: NewTexts, message: string) => {
  const added = await git(root, ['add', '--all', '--', ...files]);
  if (!added.ok) return added;
  // A second index holds the texts to publish, so that excluded changes stay on disk and out of the commit.
  const own = { GIT_INDEX_FILE: join(root, ownFolder, 'index') };
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).out.trim();
  await git(root, ['read-tree', 'HEAD'], own);
  await git(root, ['add', '--all', '--', ...files], own);
  for (const [file, text] of texts) {
    if (text === null || text === readContentFile(root, file)) continue;
    writeWhole(join(root, ownFolder, 'text'), text);
    const { out } = await git(root, ['hash-object', '-w', '--no-filters', `${ownFolder}/text`]);
    await git(root, ['update-index', '--cacheinfo', `100644,${out.trim()},${prefix}${file}`], own);
  }
  const done = await git(root, ['commit', '--message', message], own);
  if (done.ok) await git(root, ['reset', '--quiet', '--', ...files]);
  return done;
};

/**
 * Publishes files: checks the site as it would be, commits the files, and pushes the branch or builds the site into the
 * folder. Without files it sends versions that were not sent yet. If the remote or the folder fails, the commit stays, and
 * the next time sends it.
 * @param siteFolder the folder to which the site can be published
 */
export const publish = async (
  editor: Editor,
  { files, excluded = [], to }: Requests['publish'][0],
  siteFolder: SiteFolder | null,
): Promise<Published> => {
  const { root } = editor.workspace;
  const folder = to === 'folder' ? siteFolder : null;
  const failed = (failure: LocalisedText, rest: Partial<Published> = {}): Published => ({
    commit: null,
    pushed: false,
    findings: [],
    ...rest,
    failure,
  });
  const unpublished = new Set(await changedFiles(root));
  if (files.some((file) => !unpublished.has(file)))
    refuse(
      'Un des fichiers choisis n’a pas changé. Rechargez la liste.',
      'Een gekozen bestand is niet gewijzigd. Laad de lijst opnieuw.',
    );
  if (files.length > 0) {
    const published = await committedFiles(root, unpublished);
    const texts = new Map<string, string | null>();
    for (const file of files.filter(isContentName))
      texts.set(file, await textToPublish(root, file, excluded));
    const before = await editor.open(published);
    // Values computed from a chosen change are published with it, such as the dialled form of a number, or a sum in another file.
    const first = await editor.open(withTexts(published, texts));
    for (const repair of newFindings(first, before).flatMap((found) => first.site.repairsOf(found))) {
      const text = first.files.get(repair.file) && (texts.get(repair.file) ?? published.get(repair.file));
      if (text && unpublished.has(repair.file)) texts.set(repair.file, changed(repair.file, text, repair));
    }
    const content = await editor.open(withTexts(published, texts));
    const findings = newFindings(content, before);
    const isLeftOut = (file: string) => !files.includes(file) || excluded.some((one) => one.file === file);
    const leftOut = [...unpublished].filter((file) => isContentName(file) && isLeftOut(file));
    const names = (lang: Language) => leftOut.map((file) => content.site.titleOf(file)[lang]).join(', ');
    if (findings.length > 0)
      return failed(
        {
          fr: `Le site publié aurait une erreur. Il manque peut-être un changement qui va avec : ${names('fr')}.`,
          nl: `De gepubliceerde site zou een fout hebben. Misschien ontbreekt een wijziging die erbij hoort: ${names('nl')}.`,
        },
        { findings: findings.map((finding) => viewOf(content, finding)) },
      );
    const named = [...new Set([...files, ...texts.keys()])];
    const titles = files.filter(isContentName).map((file) => content.site.titleOf(file).fr);
    const { ok, error } = await commit(root, named, texts, [...new Set(titles)].join(', '));
    if (!ok) {
      await git(root, ['reset', '--quiet', '--', ...named]);
      if (lockIn(error) !== null)
        return failed({
          fr: 'Un autre programme travaille aux versions, ou a été arrêté en plein travail. Rien n’est perdu : publiez de nouveau dans dix minutes.',
          nl: 'Een ander programma werkt aan de versies, of is midden in het werk gestopt. Er is niets verloren: publiceer over tien minuten opnieuw.',
        });
      return failed({
        fr: `La version n’a pas pu être créée : ${error.trim()}`,
        nl: `De versie kon niet gemaakt worden: ${error.trim()}`,
      });
    }
  }
  editor.workspace.markStep('published');
  const version = { commit: (await git(root, ['rev-parse', '--short', 'HEAD'])).out.trim() };
  if (folder !== null) {
    const failure = await publishToFolder(root, folder, version.commit).then(
      () => null,
      (error: unknown) => folderFailure(error, folder.path),
    );
    return failure ? failed(failure, version) : { ...version, pushed: true, failure, findings: [] };
  }
  const hasRemote = (await repositoryNameOf(root)) !== null;
  const pushed = hasRemote ? await git(root, ['push', remoteName, await branchOf(root)]) : null;
  if (pushed?.ok === false) return failed(pushFailure(pushed.error), version);
  return { ...version, pushed: hasRemote, failure: null, findings: [] };
};
