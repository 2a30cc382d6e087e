import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import { articleFile, type RawArticle } from '../articles/article.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { textsIn } from '../copy/texts-in.ts';
import { placeOfFact } from '../facts/load-facts.ts';
import { faultCodesPath } from '../fault-codes.ts';
import { at, type Finding, finding, type Path, type Place, type Report } from '../finding.ts';

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

/** A text with its place. */
interface PlacedSentence {
  text: string;
  place: Place;
  line?: number;
}

/** Findings of a file after which its reader knows that it is in the wrong language. */
const most = 5;

const checkFile = (texts: readonly PlacedSentence[], lang: Language, report: Report): void => {
  const wrong = texts.filter(({ text }) => isInOtherLanguage(text, lang));
  for (const { text, place, line } of wrong.slice(0, most)) {
    const start = text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
    const params = { text: start, language: names[lang], lang: otherLanguage[lang] };
    report({ ...finding('other-language', place, params), ...(line !== undefined && { line }) });
  }
};

/** Texts of data that have both languages, `{ fr: …, nl: … }`. */
const checkPairs = (value: unknown, placeOf: (path: Path) => Place, report: Report): void => {
  for (const lang of languages) {
    const own = textsIn(value).filter(({ path }) => path.at(-1) === lang);
    checkFile(
      own.map(({ path, text }) => ({ text, place: placeOf(path) })),
      lang,
      report,
    );
  }
};

/** Share of equal texts from which on one file of a page is a copy of the other. */
const copied = 0.5;

/** The finding of a Dutch file whose texts of two words or more are for the most part those of the French one. */
const copiedFinding = (file: string, french: unknown, dutch: unknown): Finding | null => {
  const texts = textsIn(dutch).filter(({ text }) => wordsOf(text).length > 1);
  const others = new Set(textsIn(french).map(({ text }) => text));
  const equal = texts.filter(({ text }) => others.has(text)).length;
  return texts.length > 3 && equal > texts.length * copied
    ? finding('language-copied', at(file), { equal, total: texts.length })
    : null;
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
  const labels = languages.map((lang) => ({
    name: 'ui',
    lang,
    file: `content/ui/${lang}.yaml`,
    written: data.rawUi[lang],
  }));
  const files = [...labels, ...all].filter(({ name }) => name !== bilingual);
  for (const { name, lang, file, written } of files) {
    const french = files.find((one) => one.name === name && one.lang === 'fr');
    const twin = lang === 'fr' ? null : copiedFinding(file, french?.written, written);
    if (twin !== null) report(twin);
    else
      checkFile(
        textsIn(written).map(({ path, text }) => ({ text, place: at(file, ...path) })),
        lang,
        report,
      );
  }
  for (const [name, { front, body, bodyLine }] of articles) {
    const [id = '', written] = name.split('/');
    const lang = written === 'nl' ? 'nl' : 'fr';
    const file = articleFile(id, lang);
    const lines = body.split('\n').map((text, index) => ({ text, place: at(file), line: bodyLine + index }));
    const inFront = textsIn(front).map(({ path, text }) => ({ text, place: at(file, ...path) }));
    checkFile([...inFront, ...lines], lang, report);
    const { category, emoji } = front;
    if (lang === 'nl' && emoji === undefined && articles.get(`${id}/fr`)?.front.category === category)
      report(finding('category-language', at(file, 'category'), { category }));
  }
  for (const [name, fact] of data.writtenFacts)
    checkPairs(fact, (path) => placeOfFact(name, ...path), report);
  for (const [slug, codes] of data.faultCodes)
    checkPairs(codes, (path) => at(faultCodesPath(slug), ...path), report);
};
