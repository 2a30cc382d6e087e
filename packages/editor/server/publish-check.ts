import type { Location, Published, Requests } from '../shared/api.ts';
import { newFindings } from './content.ts';
import { isContentName, readContentFile } from './content-folder.ts';
import type { Editor } from './editor.ts';
import { dataOf, refuseLocation, valueAt, withChange } from './file-text.ts';
import { findingView } from './labels.ts';
import { withValue } from './merge.ts';
import { withTexts } from './undo-steps.ts';
import { changedFiles, filesOfLastCommit, staysOffline } from './unpublished.ts';
import { rawChanges } from './value-changes.ts';

/** The changed files, and a function that makes the site as it would be published with some of them, with its new findings. */
const publishableSites = async (editor: Editor) => {
  const { root } = editor.workspace;
  const unpublished = await changedFiles(root);
  const published = await filesOfLastCommit(root, unpublished);
  const before = await editor.open(published);
  const now = await editor.content();
  /** Text of a file for the commit: as on disk, without the changes that the owner excluded, and what is computed from them. */
  const textToPublish = (file: string, excluded: readonly Location[]) => {
    const text = readContentFile(root, file);
    const before = published.get(file) ?? null;
    const old = dataOf(file, before);
    if (text === null || old === undefined) return text;
    // Of computed values, those that follow from a chosen change are written again below.
    const computed = excluded.length > 0 ? rawChanges(now, file, before, text) : [];
    const own = [
      ...excluded.filter((location) => location.file === file),
      ...computed.filter(({ isComputed }) => isComputed),
    ];
    return own.reduce((all, { path }) => withValue(file, all, path, valueAt(old, path)), text);
  };
  const siteWith = async (files: readonly string[], excluded: readonly Location[]) => {
    const texts = new Map<string, string | null>();
    for (const file of files.filter(isContentName)) texts.set(file, textToPublish(file, excluded));
    // Values computed from a chosen change are published with it, such as the dialled form of a number, or a sum in another file.
    const first = await editor.open(withTexts(published, texts));
    for (const repair of newFindings(first, before).flatMap((found) => first.site.repairsOf(found))) {
      const { file, path } = repair;
      const text = path.length > 0 && first.files.get(file) && (texts.get(file) ?? published.get(file));
      const needed = repair.kind === 'add' ? path.slice(0, -1) : path;
      // What a file that stays here lacks cannot be repaired there, and no whole file is taken away (`path` is empty).
      if (text && unpublished.includes(file) && valueAt(dataOf(file, text), needed) !== undefined)
        texts.set(file, withChange(file, text, repair));
    }
    const content = await editor.open(withTexts(published, texts));
    return { files, texts, content, before, findings: newFindings(content, before) };
  };
  return { unpublished, siteWith };
};

type Site = Awaited<ReturnType<Awaited<ReturnType<typeof publishableSites>>['siteWith']>>;

/**
 * The site as a choice of the owner would publish it; `refused` where the choice leaves behind what belongs to it.
 * @throws Refusal for a file that has not changed
 */
export const siteToPublish = async (
  editor: Editor,
  { files, excluded = [] }: Requests['publish'][0],
): Promise<Site & { refused: Partial<Published> | null }> => {
  const now = await editor.content();
  const { unpublished, siteWith } = await publishableSites(editor);
  if (files.some((file) => !unpublished.includes(file))) refuseLocation();
  let chosen = await siteWith(files, excluded);
  const refuse = (fr: string, nl: string, rest: Partial<Published> = {}) => ({
    ...chosen,
    refused: { failure: { fr, nl }, ...rest },
  });
  // What nobody reads is no choice, and goes where it must: redirects of removed pages, and drafts that a chosen list names.
  const isInternal = (file: string) => now.site.isInternal({ file, path: [] }, '');
  const isNoChoice = (file: string) => isInternal(file) || staysOffline(now, chosen.before, file);
  const others = [
    files.filter((file) => !isInternal(file)),
    unpublished.filter((file) => files.includes(file) || (isContentName(file) && isNoChoice(file))),
  ];
  const findings = chosen.findings.map((one) => findingView(chosen.content, one));
  for (const other of others) if (chosen.findings.length > 0) chosen = await siteWith(other, excluded);
  if (chosen.findings.length > 0) {
    const isCuredByRest = (await siteWith(unpublished, [])).findings.length === 0;
    return isCuredByRest
      ? refuse(
          'Rien n’est publié : ce que vous avez choisi ne va pas sans un changement qui n’est pas coché. Cochez-le, ou cochez tout.',
          'Niets is gepubliceerd: wat u koos, gaat niet zonder een wijziging die niet aangevinkt is. Vink die aan, of vink alles aan.',
          { findings },
        )
      : refuse(
          'Rien n’est publié : le site aurait une erreur. Corrigez-la, enregistrez, puis publiez.',
          'Niets is gepubliceerd: de site zou een fout hebben. Verbeter ze, bewaar, en publiceer dan.',
          { findings },
        );
  }
  return { ...chosen, refused: null };
};
