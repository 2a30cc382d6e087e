import { type Language, languages } from '#src/lib/language.ts';
import type { Content } from '../content.ts';
import { textPathWithIds, textsIn } from '../copy/texts-in.ts';
import type { KeyPath } from '../finding.ts';

/** Phrases that call data invented or an example. `par exemple` and `bijvoorbeeld` alone do not. */
const samplePhrases: Record<Language, RegExp> = {
  fr: /(?<!\p{L})(?:fictifs?|fictives?|inventée?s|exemples? (?:illustratif|inventé|de chantier)|(?:données|à titre) d['’]exemple|encore à indiquer|pourrait nous dire)/iu,
  nl: /(?<!\p{L})(?:fictieve?|verzonnen|voorbeeldgegevens|(?:zijn|zes) voorbeelden|voorbeelden (?:ter|van|werken)|nog ingevuld worden|over ons zouden)/iu,
};

/** True for a sentence that calls data invented or an example. */
export const mentionsSampleData = (sentence: string, lang: Language): boolean =>
  samplePhrases[lang].test(sentence);

/** A text of the copy: its folder, its path, and its name in content/provisional-texts.yaml. */
export interface CopyText {
  copy: string;
  path: KeyPath;
  key: string;
}

/** Lists all texts of a folder of copy in a language. */
export const textsInCopyFolder = (content: Content, copy: string, lang: Language) => {
  const texts = content.rawCopy.get(`${copy}/${lang}`);
  return textsIn(texts).map(({ path, text }) => ({ copy, path, key: textPathWithIds(texts, path), text }));
};

/** Lists all texts that call data of the site invented, in either language. */
export const sentencesAboutSamples = (content: Content): CopyText[] => {
  const folders = new Set([...content.rawCopy.keys()].map((name) => name.replace(/\/.*/, '')));
  const found = [...folders].flatMap((copy) =>
    languages.flatMap((lang) =>
      textsInCopyFolder(content, copy, lang).filter(({ text }) => mentionsSampleData(text, lang)),
    ),
  );
  return [...new Map(found.map((sentence) => [`${sentence.copy}: ${sentence.key}`, sentence])).values()];
};

/** True if the text belongs to a sample: the page hides it while the site shows no samples (TR-3). */
const isInSample = (value: unknown, [first, ...rest]: KeyPath): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Reflect.get(value, 'sample') === true) return true;
  return first !== undefined && isInSample(Reflect.get(value, first), rest);
};

/**
 * False for a text that all pages hide while the site shows no samples (TR-3): nobody must rewrite it before the launch.
 */
export const isShownOnPages = (content: Content, hasProjectsPage: boolean, text: CopyText): boolean => {
  if (content.company.showSamples) return true;
  if (text.copy === 'projects') return hasProjectsPage;
  return !isInSample(content.rawCopy.get(`${text.copy}/fr`), text.path);
};
