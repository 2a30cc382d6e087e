import * as z from 'zod';
import { type BrokenFile, type FindingView, type Location, type PageEntry, titleOf } from '../shared/api.ts';
import type { Files, Finding, LocalisedText, SiteContent, SiteContract } from '../shared/contract.ts';
import { type Subschema, subschemaAt } from '../shared/subschema.ts';
import { inBoth, inLanguage, isObject, type Value } from '../shared/values.ts';
import { dataOf, syntaxMistake, valueAt } from './file-text.ts';
import { textIn } from './git.ts';

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
    const lastGood = await textIn(root, 'HEAD', file);
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

/** What is wrong with a value that follows from others: the owner has not typed it, and corrects the others. */
const ofComputed = ({ fr, nl }: LocalisedText): LocalisedText => ({
  fr: `« ${fr} » se calcule tout seul, et les valeurs que vous avez changées le rendent impossible. Vérifiez-les : un zéro de trop, peut-être ?`,
  nl: `“${nl}” wordt vanzelf berekend, en de waarden die u gewijzigd hebt, maken het onmogelijk. Kijk ze na: misschien een nul te veel?`,
});

/** A finding in words. */
export const viewOf = (content: Content, finding: Finding): FindingView => ({
  code: finding.code,
  file: finding.file,
  path: finding.path,
  title: content.site.titleOf(finding.file),
  label: labelOf(content, finding),
  message:
    content.site.isComputed(finding) && content.site.lockedBecause(finding)
      ? ofComputed(nameOf(content, finding))
      : inBoth((language) => {
          const message = content.site.messageOf(finding, language);
          return content.site.references.reduce(
            (text, { name, printed }) => text.replaceAll(name, printed[language]),
            message,
          );
        }),
});

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

/** Label of a text of copy whose key has none. */
export const defaultLabel: LocalisedText = { fr: 'Texte', nl: 'Tekst' };

/** Label of a text whose key has none: with the title beside the text, or with its first words. */
const describedText = (content: Content, { file, path }: Location): LocalisedText =>
  inBoth((language) => {
    const data = dataIn(content, inLanguage(file, language));
    const { title, heading, label, question } = Object(valueAt(data, path.slice(0, -1)));
    const words = titleOf([title, heading, label, question].find(Boolean) ?? valueAt(data, path), language);
    if (words === '') return defaultLabel[language];
    return language === 'fr' ? `${defaultLabel.fr} « ${words} »` : `${defaultLabel.nl} “${words}”`;
  });

/** Label of a value: that of its key. Else a group is called by its heading, a list by its group, an item by its first words. */
export const labelOf = (content: Content, { file, path }: Location, schema?: Subschema): LocalisedText => {
  const key = path.at(-1);
  if (key === undefined) return content.site.titleOf(file);
  const known =
    subschemaAt(schema ?? schemaOf(content, file), path).label ?? content.site.labelOf({ file, path });
  if (known) return known.fr === defaultLabel.fr ? describedText(content, { file, path }) : known;
  const around = labelOf(content, { file, path: path.slice(0, -1) }, schema);
  return inBoth((language) => {
    const value = valueAt(dataIn(content, inLanguage(file, language)), path);
    const { heading } = Object(value);
    if (typeof key === 'number')
      return (isObject(value) && titleOf(value, language)) || `${around[language]} ${key + 1}`;
    if (typeof heading === 'string') return titleOf(heading);
    // A postal code is a name; a key that the site has no word for is not.
    if (/^\d+$/.test(key)) return key;
    const isPart = Array.isArray(value) || value === undefined;
    return isPart ? around[language] : describedText(content, { file, path })[language];
  });
};

/** Label of a value, with the label of its group before it: "Repair › Displayed value", and not only "Displayed value". */
export const nameOf = (content: Content, { file, path }: Location, schema?: Subschema): LocalisedText => {
  const label = labelOf(content, { file, path }, schema);
  const [key] = path.slice(-2);
  if (path.length < 2 || key === 'fr' || key === 'nl') return label;
  const group = labelOf(content, { file, path: path.slice(0, -1) }, schema);
  return label.fr.includes(group.fr)
    ? label
    : inBoth((language) => `${group[language]} › ${label[language]}`);
};

/** Data of a file; undefined where it is missing or broken. */
export const dataIn = ({ files }: Content, file: string): Value | undefined =>
  dataOf(file, files.get(file) ?? null);

/** The pages that show a value. */
export const pagesOf = ({ site }: Content, location: Location): PageEntry[] => {
  const byId = new Map(site.pages.map((page) => [page.id, page]));
  return site.pagesOf(location).flatMap((id) => byId.get(id) ?? []);
};
