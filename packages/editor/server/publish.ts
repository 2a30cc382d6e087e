import type { LocalisedText, Published, Requests } from '../shared/api.ts';
import { commit, textToPublish } from './commit.ts';
import { newFindings, viewOf } from './content.ts';
import { isContentName, readContentFile } from './content-folder.ts';
import { changed } from './data-files.ts';
import type { Editor } from './editor.ts';
import { git, lockIn, pushFailure } from './git.ts';
import { folderFailure, publishToFolder, type SiteFolder } from './publish-folder.ts';
import { refuse } from './refusal.ts';
import { branchOf, changedFiles, publishedTexts, remoteName, remoteOf } from './unpublished.ts';
import { taskMessage } from './versions.ts';

/**
 * Publishes files: checks what the published site would then be, commits the files, pushes the branch or builds the site
 * into the folder. With no files it publishes what waits. Whatever fails, nothing is half done: a commit that was not taken
 * waits for the next time.
 * @param site the folder to which it can go
 */
export const publish = async (
  editor: Editor,
  { files, excluded = [], to }: Requests['publish'][0],
  site: SiteFolder | null,
): Promise<Published> => {
  const { root } = editor.workspace;
  const folder = to === 'folder' ? site : null;
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
    const parts = new Map<string, string>();
    const published = await publishedTexts(root, unpublished);
    const texts = new Map(published);
    for (const file of files.filter(isContentName)) {
      const text = await textToPublish(root, file, excluded);
      if (text === null) texts.delete(file);
      else texts.set(file, text);
      if (text !== null && text !== readContentFile(root, file)) parts.set(file, text);
    }
    const before = await editor.open(published);
    // What follows from a chosen change goes along, such as the dialled form of a number, or a sum in another file.
    const first = await editor.open(new Map(texts));
    for (const repair of newFindings(first, before).flatMap((found) => first.opened.repairsOf(found))) {
      const text = unpublished.has(repair.file) ? texts.get(repair.file) : undefined;
      if (text === undefined) continue;
      const right = changed(repair.file, text, repair);
      texts.set(repair.file, right);
      parts.set(repair.file, right);
    }
    const content = await editor.open(texts);
    const findings = newFindings(content, before);
    if (findings.length > 0)
      return failed(
        {
          fr: 'Le site publié aurait une erreur. Il manque peut-être un changement qui va avec.',
          nl: 'De gepubliceerde site zou een fout hebben. Misschien ontbreekt een wijziging die erbij hoort.',
        },
        { findings: findings.map((finding) => viewOf(content, finding)) },
      );
    const named = [...new Set([...files, ...parts.keys()])];
    const titles = files.filter(isContentName).map((file) => content.opened.titleOf(file).fr);
    const time = Number((await git(root, ['log', '-1', '--format=%ct'])).out) * 1000;
    const tasks = editor.workspace.tasksSince(time, named);
    const message = tasks.length > 0 ? taskMessage(tasks) : [...new Set(titles)].join(', ');
    const { ok, error } = await commit(root, named, parts, message);
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
  const version = (await git(root, ['rev-parse', '--short', 'HEAD'])).out.trim();
  if (folder === null && (await remoteOf(root)) === null)
    return { commit: version, pushed: false, failure: null, findings: [] };
  try {
    if (folder !== null) await publishToFolder(root, folder, version);
  } catch (error) {
    return failed(folderFailure(error, folder?.path ?? ''), { commit: version });
  }
  if (folder === null) {
    const pushed = await git(root, ['push', remoteName, await branchOf(root)]);
    if (!pushed.ok) return failed(pushFailure(pushed.error), { commit: version });
  }
  return { commit: version, pushed: true, failure: null, findings: [] };
};
