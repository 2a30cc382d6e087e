import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import { articleFile, type RawArticle } from '../articles/article.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { textsIn } from '../copy/texts-in.ts';
import { placeOfFact } from '../facts/load-facts.ts';
import { faultCodesPath } from '../fault-codes.ts';
import { at, finding, type Place, type Report } from '../finding.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}|[ld](?=['’])|u/gu) ?? [];

/** Frequent words of each language that are no words of the other. */
const frequent: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    wordsOf(
      "le la les l' d' du des un une et est sont pour avec dans sur pas qu qui que vous nous votre vos notre nos ce cette au aux par chez il elle ne sans ou si",
    ),
  ),
  nl: new Set(
    wordsOf(
      'het een van voor met op aan bij naar niet geen u uw wij we onze is zijn wordt worden dat die deze of ook als er te kan om uit',
    ),
  ),
};

/** Words from which on a text is a sentence, whose language can be told. */
const sentence = 6;

/** True for a sentence that has more frequent words of the other language than of its own. */
export const isInOtherLanguage = (text: string, lang: Language): boolean => {
  const own = text.replace(/\{[^}]*\}|\[[^\]]*\]\(lang:[^)]*\)|\]\([^)]*\)/g, ' ');
  const words = wordsOf(own);
  const count = (one: Language) => words.filter((word) => frequent[one].has(word)).length;
  return words.length >= sentence && count(otherLanguage[lang]) > count(lang);
};

const names = {
  fr: { en: 'Dutch', fr: 'néerlandais', nl: 'Nederlands' },
  nl: { en: 'French', fr: 'français', nl: 'Frans' },
};

const checkText = (text: string, lang: Language, place: Place, report: Report, line?: number): void => {
  if (!isInOtherLanguage(text, lang)) return;
  const found = finding('other-language', place, { text: text.slice(0, 60), language: names[lang] });
  report(line === undefined ? found : { ...found, line });
};

/** Texts of data that have both languages, `{ fr: …, nl: … }`. */
const checkPairs = (value: unknown, placeOf: (path: Place['path']) => Place, report: Report): void => {
  for (const { path, text } of textsIn(value)) {
    const lang = languages.find((one) => path.at(-1) === one);
    if (lang !== undefined) checkText(text, lang, placeOf(path), report);
  }
};

/** Share of equal texts from which on one file of a page is a copy of the other. */
const copied = 0.5;

/** A Dutch file whose texts of two words or more are for the most part those of the French one. */
const checkCopied = (file: string, french: unknown, dutch: unknown, report: Report): void => {
  const texts = textsIn(dutch).filter(({ text }) => wordsOf(text).length > 1);
  const others = new Set(textsIn(french).map(({ text }) => text));
  const equal = texts.filter(({ text }) => others.has(text)).length;
  if (texts.length > 3 && equal > texts.length * copied)
    report(finding('language-copied', at(file), { equal, total: texts.length }));
};

/** The page between the two languages has both in its description. */
const bilingual = 'entrance';

/** Texts in the language of the other file, and files that are a copy of the other. */
export const checkLanguages = (
  data: ContentData,
  all: readonly CopyFile[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
  const { fr, nl } = data.rawUi;
  const labels = languages.map((lang) => ({
    ...{ name: 'ui', lang, file: `content/ui/${lang}.yaml` },
    written: data.rawUi[lang],
  }));
  for (const { name, lang, file, written } of [...labels, ...all]) {
    if (name === bilingual) continue;
    for (const { path, text } of textsIn(written)) checkText(text, lang, at(file, ...path), report);
    const french = name === 'ui' ? fr : all.find((one) => one.name === name && one.lang === 'fr')?.written;
    if (lang === 'nl') checkCopied(file, french, name === 'ui' ? nl : written, report);
  }
  for (const [name, { front, body, bodyLine }] of articles) {
    const [id = '', written] = name.split('/');
    const lang = written === 'nl' ? 'nl' : 'fr';
    const file = articleFile(id, lang);
    const french = articles.get(`${id}/fr`);
    for (const { path, text } of textsIn(front)) checkText(text, lang, at(file, ...path), report);
    for (const [index, line] of body.split('\n').entries())
      checkText(line, lang, at(file), report, bodyLine + index);
    if (lang === 'nl' && front.emoji === undefined && french?.front.category === front.category)
      report(finding('category-language', at(file, 'category'), { category: front.category }));
  }
  for (const [name, fact] of data.writtenFacts)
    checkPairs(fact, (path) => placeOfFact(name, ...path), report);
  for (const [slug, codes] of data.faultCodes)
    checkPairs(codes, (path) => at(faultCodesPath(slug), ...path), report);
};
