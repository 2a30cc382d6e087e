import { perLanguage } from '#src/lib/language.ts';
import { loadArticles } from './articles/load-articles.ts';
import { checkAnchors } from './checks/anchors.ts';
import { checkBrands } from './checks/brands.ts';
import { checkDataAndArticles } from './checks/data-and-articles.ts';
import { checkFaultCodes } from './checks/fault-codes.ts';
import { checkGrantSentences } from './checks/grant-sentences.ts';
import { checkMarkup } from './checks/half-markup.ts';
import { checkLanguages } from './checks/language.ts';
import { checkPhotos } from './checks/photos.ts';
import { checkPrices } from './checks/prices.ts';
import { checkReferences } from './checks/references.ts';
import { checkWrittenLines, checkWrittenValues } from './checks/written-values.ts';
import type { Content, ContentData, PageTypeData } from './content.ts';
import type { ContentFiles } from './content-files.ts';
import { renderContactForm } from './copy/contact-form.ts';
import { checkCopy, labelsAsCopyFiles, parseCopy, renderCopy } from './copy/copy-files.ts';
import { type RenderContext, renderTexts } from './copy/render-text.ts';
import type { MarkText } from './copy/text-markers.ts';
import { copyWithoutDrafts, dataWithoutDrafts, draftsIn, filesWithoutDrafts } from './drafts.ts';
import { checkFormulas } from './facts/check-formulas.ts';
import { checkVatOfContradictions } from './facts/contradictions.ts';
import { checkDueFacts } from './facts/due-facts.ts';
import { checkFactsInCode } from './facts/facts-in-code.ts';
import type { Finding } from './finding.ts';
import { loadData } from './load-data.ts';
import { lineOfKey } from './parse-yaml.ts';
import { parseYamlFiles } from './validate-file.ts';

/** The checks that need nothing but the `CheckInput`; the others are called one by one. */
const checksOfInput = [
  checkDataAndArticles,
  checkFaultCodes,
  checkReferences,
  checkBrands,
  checkPrices,
  checkPhotos,
  checkAnchors,
  checkLanguages,
];

const renderUi = ({ rawUi }: ContentData, context: RenderContext): Content['ui'] =>
  perLanguage((lang) => renderTexts(rawUi[lang], lang, `content/ui/${lang}.yaml`, context));

const sortedOnce = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.map((found) => [JSON.stringify(found), found])).values()].sort((one, other) =>
    one.file < other.file ? -1 : Number(one.file > other.file),
  );

/** Adds the line of its key to a finding, for those who edit the file by hand. */
const withLine = (found: Finding): Finding => {
  const line = found.line ?? lineOfKey(found.file, found.path);
  return line === null ? found : { ...found, line };
};

/**
 * Reads and checks all content, without side effects.
 * @param day ISO day for which the site is built
 * @param latestPastDay today (ISO), or the day of the site if that is later: no review or update may be dated later
 * @param mark marks the texts of pages with their locations
 * @param keepDrafts true in the editor; a build leaves out drafts, and the items and links that name them
 * @returns content is null while data that pages share have mistakes; copy and articles with mistakes are left out of it
 */
export const loadContent = (
  written: ContentFiles,
  day: string,
  latestPastDay: string,
  pageTypes: PageTypeData,
  mark: MarkText,
  keepDrafts: boolean,
): { content: Content | null; findings: Finding[] } => {
  const findings: Finding[] = [];
  const drafts = keepDrafts ? [] : draftsIn(written);
  const files = filesWithoutDrafts(written, drafts);
  const report = (found: Finding) => findings.push(found);
  checkWrittenLines(files, report);
  const yaml = parseYamlFiles(files, report);
  checkWrittenValues(yaml, day, report);
  const loadedData = loadData(files, yaml, day, report);
  if (loadedData !== null) checkFactsInCode(loadedData.facts, report);
  if (loadedData === null || findings.some(({ code }) => code === 'code-fact-missing'))
    return { content: null, findings: sortedOnce(findings).map(withLine) };
  const data = dataWithoutDrafts(loadedData, drafts);
  const links = pageTypes.linksOf(data);
  const allCopy = parseCopy(yaml, data, pageTypes, report);
  // `checkCopy` gets the copy with its draft items: without them a finding would name the wrong item of a list.
  const copyFiles = copyWithoutDrafts(allCopy, drafts);
  const context = { data, links, report };
  const markedContext = { ...context, mark };
  checkFormulas(data.writtenFacts, day, report);
  checkDueFacts(data.facts, day, report);
  checkCopy([...allCopy, ...labelsAsCopyFiles(data.rawUi)], data, links, report);
  const articles = loadArticles(files, data, markedContext);
  const checked = {
    files,
    yaml,
    data,
    links,
    copy: copyFiles,
    articles: articles.rawArticles,
    latestPastDay,
    report,
  };
  for (const check of checksOfInput) check(checked);
  checkMarkup('content/ui/form.yaml', data.rawForm, report);
  checkGrantSentences(data, allCopy, articles.rawArticles, report);
  checkVatOfContradictions(data.facts, report);
  const content: Content = {
    ...data,
    ui: renderUi(data, markedContext),
    form: renderContactForm(data, markedContext),
    ...renderCopy(copyFiles, data, links, mark),
    ...articles,
  };
  return { content, findings: sortedOnce(findings).map(withLine) };
};
