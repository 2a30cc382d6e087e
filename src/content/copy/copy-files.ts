import type * as z from 'zod';
import { type Language, languages } from '#src/lib/language.ts';
import { checkDigitsInTexts } from '../checks/digits-in-texts.ts';
import { checkFormerInCopy } from '../checks/former-figures.ts';
import { checkMarkup } from '../checks/half-markup.ts';
import { checkHoursInTexts } from '../checks/hours-in-texts.ts';
import { checkTranslations } from '../checks/translations.ts';
import type { ContentData, PageLinks, PageTypeData } from '../content.ts';
import { at, finding, type Report } from '../finding.ts';
import { validateFile, type YamlFiles } from '../validate-file.ts';
import { copyWithoutExpiredFacts } from './copy-without-expired-facts.ts';
import { checkPlaceholders, renderTexts } from './render-text.ts';
import { withStaleNotices } from './stale-notices.ts';
import type { MarkText } from './text-markers.ts';

/** Folders of copy that exist in French only (HM-13). */
const frenchOnly: ReadonlySet<string> = new Set(['home-french-only']);

/** A day after the last day of every fact. */
export const dayAfterAllFacts = '9999-12-31';

/** Returns the schema of a folder of copy; null if no page uses the folder. */
const copySchemaOf = (name: string, pageTypes: PageTypeData): z.ZodType | null => {
  const prefixed = [...pageTypes.copySchemasByPrefix].find(
    ([prefix]) => name.startsWith(prefix) && name !== prefix,
  );
  return pageTypes.copySchemas.get(name) ?? prefixed?.[1] ?? null;
};

/** A file of copy: as written in YAML, and as its schema returns it. */
export interface CopyFile {
  name: string;
  lang: Language;
  file: string;
  written: unknown;
  copy: object;
}

/** Parses all files of copy, and returns the files that match their schemas. */
export const parseCopy = (
  yaml: YamlFiles,
  { copyFolders }: ContentData,
  pageTypes: PageTypeData,
  report: Report,
): CopyFile[] =>
  [...new Set([...pageTypes.copySchemas.keys(), ...copyFolders])].flatMap((name) => {
    const schema = copySchemaOf(name, pageTypes);
    if (schema === null) {
      report(finding('file-unknown', at(`content/copy/${name}`)));
      return [];
    }
    return (frenchOnly.has(name) ? (['fr'] as const) : languages).flatMap((lang) => {
      const file = `content/copy/${name}/${lang}.yaml`;
      const found = validateFile(yaml, file, schema, report);
      return found === null ? [] : [{ name, lang, file, written: found.written, copy: found.data as object }];
    });
  });

/** The labels of every page, as files of copy. */
export const labelsAsCopyFiles = (rawUi: ContentData['rawUi']): CopyFile[] =>
  languages.map((lang) => {
    const labels = rawUi[lang];
    return { name: 'ui', lang, file: `content/ui/${lang}.yaml`, written: labels, copy: labels };
  });

/** Reports mistakes in copy and labels, and differences between their languages. */
export const checkCopy = (
  all: readonly CopyFile[],
  data: ContentData,
  links: PageLinks,
  report: Report,
): void => {
  for (const copyFile of all) {
    const { name, lang, file, written, copy } = copyFile;
    checkMarkup(file, written, report);
    checkPlaceholders(written, lang, file, { data, links, report });
    checkDigitsInTexts(file, written, data, report);
    checkHoursInTexts(file, written, report);
    checkFormerInCopy(file, written, data.facts, report);
    copyWithoutExpiredFacts(copy, file, { ...data, lang, day: dayAfterAllFacts }, report);
    const french = all.find((one) => one.name === name && one.lang === 'fr')?.written;
    if (lang !== 'fr' && french !== undefined)
      checkTranslations({ folder: file.replace(/\/[^/]*$/, ''), french, lang, other: written }, report);
  }
};

/**
 * Returns two maps by `<folder>/<lang>`: `rawCopy`, the copy without expired texts, and `copy`, the same with stale notices,
 * facts, links and typography filled in.
 */
export const renderCopy = (all: readonly CopyFile[], data: ContentData, links: PageLinks, mark: MarkText) => {
  const ignore = () => {};
  const rawCopy = new Map(
    all.map(({ name, lang, file, copy }) => [
      `${name}/${lang}`,
      copyWithoutExpiredFacts(copy, file, { ...data, lang }, ignore),
    ]),
  );
  const copy = new Map(
    all.map(({ name, lang, file }) => {
      const noticed = withStaleNotices(rawCopy.get(`${name}/${lang}`) ?? {}, { ...data, lang });
      return [`${name}/${lang}`, renderTexts(noticed, lang, file, { data, links, report: ignore, mark })];
    }),
  );
  return { rawCopy, copy };
};
