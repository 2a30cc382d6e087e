import { isDeepStrictEqual } from 'node:util';
import { inBoth, type LocalisedText, type Location, type Published, type Requests } from '../shared/api.ts';
import { dataIn, newFindings, viewOf } from './content.ts';
import { isContentName, readContentFile } from './content-folder.ts';
import { changed, dataOf, valueAt } from './data-files.ts';
import type { Editor } from './editor.ts';
import { textIn } from './git.ts';
import { withValue } from './merge.ts';
import { withTexts } from './undo-steps.ts';
import { changedFiles, committedFiles, groupTitleOf, isDraft } from './unpublished.ts';
import { changesOf } from './value-changes.ts';

/** Text of a file for the commit: as on disk, without the changes that the owner excluded. */
const textToPublish = async (root: string, file: string, excluded: readonly Location[]) => {
  const text = readContentFile(root, file);
  const own = excluded.filter((location) => location.file === file);
  const published = dataOf(file, own.length === 0 ? null : await textIn(root, 'HEAD', file));
  if (text === null || published === undefined) return text;
  return own.reduce((all, { path }) => withValue(file, all, path, valueAt(published, path)), text);
};

/** The site as it would be published with some files, with the values that are computed from chosen changes, and its new findings. */
const siteWith = async (editor: Editor, files: readonly string[], excluded: readonly Location[]) => {
  const { root } = editor.workspace;
  const unpublished = await changedFiles(root);
  const published = await committedFiles(root, unpublished);
  const texts = new Map<string, string | null>();
  for (const file of files.filter(isContentName)) texts.set(file, await textToPublish(root, file, excluded));
  const before = await editor.open(published);
  // Values computed from a chosen change are published with it, such as the dialled form of a number, or a sum in another file.
  const first = await editor.open(withTexts(published, texts));
  for (const repair of newFindings(first, before).flatMap((found) => first.site.repairsOf(found))) {
    const text = first.files.get(repair.file) && (texts.get(repair.file) ?? published.get(repair.file));
    if (text && unpublished.includes(repair.file)) texts.set(repair.file, changed(repair.file, text, repair));
  }
  const content = await editor.open(withTexts(published, texts));
  return { files, texts, content, published, findings: newFindings(content, before) };
};

type Site = Awaited<ReturnType<typeof siteWith>>;

/** The most rounds in which files are looked for that have to go along. */
const maxRounds = 5;

/** The left-out files without which the chosen ones would break the site; [] where no file cures that. */
const missingFiles = async (
  editor: Editor,
  { files, excluded = [] }: Requests['publish'][0],
  leftOut: readonly string[],
): Promise<string[]> => {
  const findingsWith = async (along: ReadonlySet<string>) => {
    const rest = excluded.filter(({ file }) => !along.has(file));
    return (await siteWith(editor, [...new Set([...files, ...along])], rest)).findings;
  };
  const along = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const findings = await findingsWith(along);
    if (findings.length === 0) {
      // Where no finding named a file, others were taken along in vain.
      for (const file of [...along]) {
        along.delete(file);
        if ((await findingsWith(along)).length > 0) along.add(file);
      }
      return [...along];
    }
    const others = leftOut.filter((file) => !along.has(file));
    const named = others.filter((one) => findings.some(({ file }) => file === one));
    for (const file of named.length > 0 ? named : others) along.add(file);
  }
  return [];
};

/** The texts that contradict a published change (`noteOn`), such as those that still say the old opening hours. */
const contradictingTexts = ({ texts, content, published }: Site): Location[] =>
  [...texts].flatMap(([file, text]) =>
    changesOf(content, file, published.get(file) ?? null, text).flatMap(({ path }) =>
      path.flatMap((_, depth) => content.site.noteOn({ file, path: path.slice(0, depth + 1) })?.reread ?? []),
    ),
  );

/** Why a choice is not published, the findings, and the files that have to go along. */
type Refused = Pick<Published, 'along' | 'findings'> & { failure: LocalisedText };

/** The site as a choice of the owner would publish it; `refused` where the choice leaves behind what belongs to it. */
export const siteToPublish = async (
  editor: Editor,
  asked: Requests['publish'][0],
): Promise<Site & { refused: Refused | null }> => {
  const { files, excluded = [], isSure = false } = asked;
  const { site } = await editor.content();
  const isLeftOut = (file: string) => !files.includes(file) || excluded.some((one) => one.file === file);
  const leftOut = (await changedFiles(editor.workspace.root)).filter(
    (file) => isContentName(file) && isLeftOut(file),
  );
  // What nobody reads goes where it must: redirects of removed pages, and drafts that a chosen list names.
  const read = files.filter((file) => !site.isInternal({ file, path: [] }, ''));
  let chosen = await siteWith(editor, files, excluded);
  for (const other of [read, [...files, ...leftOut.filter((file) => isDraft(site, file))]])
    if (chosen.findings.length > 0 && other.length !== files.length) {
      const tried = await siteWith(editor, other, excluded);
      if (tried.findings.length === 0) chosen = tried;
    }
  const { findings, content } = chosen;
  const titles = (some: readonly string[]) =>
    inBoth((language) =>
      [...new Set(some.map((file) => `« ${groupTitleOf(content, file)[language]} »`))].join(', '),
    );
  const refuse = (fr: string, nl: string, along: string[], found = findings) => ({
    ...chosen,
    refused: { failure: { fr, nl }, along, findings: found.map((one) => viewOf(content, one)) },
  });
  if (findings.length > 0) {
    const along = await missingFiles(editor, asked, leftOut);
    const names = titles(along);
    return along.length === 0
      ? refuse(
          'Rien n’est publié : le site aurait une erreur. Corrigez-la, enregistrez, puis publiez.',
          'Niets is gepubliceerd: de site zou een fout hebben. Verbeter ze, bewaar, en publiceer dan.',
          along,
        )
      : refuse(
          `Rien n’est publié : ce que vous avez choisi ne va pas sans ${names.fr}.`,
          `Niets is gepubliceerd: wat u koos, gaat niet zonder ${names.nl}.`,
          along,
          [],
        );
  }
  const against = isSure ? [] : contradictingTexts(chosen);
  const names = titles(against.map(({ file }) => file));
  // A text goes along only if it was changed: another one is still to be corrected.
  const { files: now } = await editor.content();
  const isChanged = ({ file, path }: Location) =>
    leftOut.includes(file) &&
    !isDeepStrictEqual(
      valueAt(dataIn(content, file), path),
      valueAt(dataOf(file, now.get(file) ?? null), path),
    );
  return against.length === 0
    ? { ...chosen, refused: null }
    : refuse(
        `Rien n’est publié : le site dirait deux choses à la fois. Ceci dit encore le contraire : ${names.fr}. Prenez-le aussi, ou corrigez-le. Pour publier quand même, cliquez de nouveau sur « Publier ».`,
        `Niets is gepubliceerd: de site zou twee dingen tegelijk zeggen. Dit zegt nog het tegendeel: ${names.nl}. Neem het mee, of verbeter het. Om toch te publiceren, klikt u opnieuw op “Publiceren”.`,
        [...new Set(against.filter(isChanged).map(({ file }) => file))],
      );
};
