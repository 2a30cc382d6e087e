import * as z from 'zod';
import type { BrokenFile, Location, PageEntry } from '../shared/api.ts';
import type { Files, Finding, LocalisedText, SiteContent, SiteContract } from '../shared/contract.ts';
import type { Subschema } from '../shared/subschema.ts';
import type { Value } from '../shared/values.ts';
import { dataOf, syntaxMistake } from './file-text.ts';
import { textInVersion } from './git.ts';

/** A state of the content: its files, and what the site knows of them. */
export interface Content {
  files: Files;
  /** What the site knows of the files: titles, references, findings. A broken file counts as it was in the last commit. */
  site: SiteContent;
  broken: readonly BrokenFile[];
}

/**
 * Reads content. A file whose YAML cannot be read is taken from the last commit, so that the rest can be edited; `broken`
 * lists such files.
 */
export const openContent = async (root: string, contract: SiteContract, files: Files): Promise<Content> => {
  const readable = new Map(files);
  const broken: BrokenFile[] = [];
  for (const [file, text] of files) {
    const mistake = syntaxMistake(file, text);
    if (mistake === null) continue;
    const lastGood = await textInVersion(root, 'HEAD', file);
    if (lastGood === null) readable.delete(file);
    else readable.set(file, lastGood);
    const where: LocalisedText = {
      fr: `Le fichier ne peut pas être lu : erreur à la ligne ${mistake.line} (${mistake.message}).`,
      nl: `Het bestand kan niet gelezen worden: fout op regel ${mistake.line} (${mistake.message}).`,
    };
    const finding = { file, path: [], code: 'unreadable', message: where, label: where };
    broken.push({ ...finding, title: { fr: file, nl: file }, lastGood });
  }
  try {
    const site = contract.openContent(readable);
    return { files, site, broken: broken.map((one) => ({ ...one, title: site.titleOf(one.file) })) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const finding = { code: 'unopened', file: 'content', path: [], params: {} };
    // The site still knows some things without any files, such as the contact details.
    const nothing = contract.openContent(new Map());
    const site = { ...nothing, findings: [finding], isWhole: false, messageOf: () => message };
    return { files, site, broken };
  }
};

/** Content without known pages, with the titles and pages of an earlier state that has them. */
export const withNamesOf = (content: Content, whole: Content | null): Content => {
  if (whole === null || content.site.pages.length > 0) return content;
  const { findings, makesAllPages, messageOf, schemaOf, repairsOf } = content.site;
  return { ...content, site: { ...whole.site, findings, makesAllPages, messageOf, schemaOf, repairsOf } };
};

const identity = ({ code, file, path, params }: Finding) => JSON.stringify([code, file, path, params]);

/** The findings of a state that an earlier state does not have. */
export const newFindings = (now: Content, before: Content): Finding[] => {
  const known = new Set(before.site.findings.map(identity));
  return now.site.findings.filter((finding) => !known.has(identity(finding)));
};

/** JSON Schema of the input of a file; a rule that JSON Schema cannot express allows any value. */
export const schemaOf = ({ site }: Content, file: string): Subschema => {
  const schema = site.schemaOf(file);
  const written = { io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
  return schema === null ? {} : (z.toJSONSchema(schema, written) as Subschema);
};

/** Data of a file; undefined where it is missing or broken. */
export const dataIn = ({ files }: Content, file: string): Value | undefined =>
  dataOf(file, files.get(file) ?? null);

/** The pages that show a value. */
export const pagesOf = ({ site }: Content, location: Location): PageEntry[] => {
  const byId = new Map(site.pages.map((page) => [page.id, page]));
  return site.pagesOf(location).flatMap((id) => byId.get(id) ?? []);
};
