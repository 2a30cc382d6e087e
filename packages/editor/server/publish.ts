import { join } from 'node:path';
import { inBothLanguages, type Published, type Requests } from '../shared/api.ts';
import { isContentName, readContentFile } from './content-folder.ts';
import type { Editor } from './editor.ts';
import { git, lockFileIn, pushFailure } from './git.ts';
import { editorFolder, writeFileAtOnce } from './journal.ts';
import { siteToPublish } from './publish-check.ts';
import { folderFailure, publishToFolder } from './publish-folder.ts';
import { refuse } from './refusal.ts';
import type { NewTexts } from './undo-steps.ts';
import { hasRemote, remoteName } from './unpublished.ts';
import { returnTrailer } from './versions.ts';

const keptNote = {
  fr: 'La version est gardée sur cet ordinateur ; publiez de nouveau pour l’envoyer.',
  nl: 'De versie is bewaard op deze computer; publiceer opnieuw om ze te verzenden.',
};
const onlineNote = {
  fr: 'En ligne, la version est publiée ; seul le dossier l’attend encore.',
  nl: 'Online is de versie gepubliceerd; alleen de map wacht er nog op.',
};

/** Commits the named files, with the given texts or as they are on disk. Other files in the index stay there. */
const commit = async (root: string, files: readonly string[], texts: NewTexts, message: string) => {
  const added = await git(root, ['add', '--all', '--', ...files]);
  if (!added.ok) return added;
  // A second index holds the texts to publish, so that excluded changes stay on disk and out of the commit.
  const own = { GIT_INDEX_FILE: join(root, editorFolder, 'index') };
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).out.trim();
  await git(root, ['read-tree', 'HEAD'], own);
  await git(root, ['add', '--all', '--', ...files], own);
  for (const [file, text] of texts) {
    if (text === null || text === readContentFile(root, file)) continue;
    writeFileAtOnce(join(root, editorFolder, 'text'), text);
    const { out } = await git(root, ['hash-object', '-w', '--no-filters', `${editorFolder}/text`]);
    await git(root, ['update-index', '--cacheinfo', `100644,${out.trim()},${prefix}${file}`], own);
  }
  const done = await git(root, ['commit', '--message', message], own);
  if (done.ok) await git(root, ['reset', '--quiet', '--', ...files]);
  return done;
};

/**
 * Publishes files: checks the site as it would be, commits the files, and serves what is configured: pushes the branch to the
 * remote, and builds the site into the folder. Without files it sends versions that were not sent yet. If the remote or the
 * folder fails, the commit stays, and the next time sends it. @throws Refusal where git makes no version
 */
export const publish = async (editor: Editor, asked: Requests['publish'][0]): Promise<Published> => {
  const { siteFolder, workspace } = editor;
  const { root } = workspace;
  const { files } = asked;
  const nothing: Published = { commit: null, pushed: false, failure: null, findings: [] };
  if (files.length > 0) {
    const { refused, texts, content, files: all } = await siteToPublish(editor, asked);
    if (refused) return { ...nothing, ...refused };
    const named = [...new Set([...all, ...texts.keys()])];
    const message = files.filter(isContentName).map((file) => content.site.titleOf(file).fr);
    const trailer = asked.returnedTo === undefined ? '' : `\n\n${returnTrailer}: ${asked.returnedTo}`;
    const { ok, error } = await commit(root, named, texts, [...new Set(message)].join(', ') + trailer);
    if (!ok) {
      await git(root, ['reset', '--quiet', '--', ...named]);
      if (lockFileIn(error) !== null)
        refuse(
          'Un autre programme travaille aux versions, ou a été arrêté en plein travail. Rien n’est perdu : publiez de nouveau dans dix minutes.',
          'Een ander programma werkt aan de versies, of is midden in het werk gestopt. Er is niets verloren: publiceer over tien minuten opnieuw.',
        );
      return refuse(
        'La version n’a pas pu être créée. Rien n’est perdu : publiez de nouveau, ou appelez votre programmeur.',
        'De versie kon niet gemaakt worden. Er is niets verloren: publiceer opnieuw, of bel uw programmeur.',
      );
    }
  }
  const version = { commit: (await git(root, ['rev-parse', '--short', 'HEAD'])).out.trim() };
  const isRemote = await hasRemote(root);
  const pushed = isRemote ? await git(root, ['push', remoteName, 'HEAD']) : null;
  const failures = pushed?.ok === false ? [pushFailure(pushed.error)] : [];
  if (siteFolder)
    await publishToFolder(root, siteFolder, version.commit).catch((error: unknown) =>
      failures.push(folderFailure(error, siteFolder.path)),
    );
  if (failures.length === 0) return { ...nothing, ...version, pushed: isRemote || siteFolder !== null };
  failures.push(pushed?.ok ? onlineNote : keptNote);
  const failure = inBothLanguages((language) => failures.map((one) => one[language]).join(' '));
  return { ...nothing, ...version, failure };
};
