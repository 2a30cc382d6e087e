import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import type { RawArticle } from '../articles/article.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { at, finding, type Report } from '../finding.ts';
import { dataTexts, type TextAt, textsAt } from './data-texts.ts';

/** Words of a text, with those that French joins to the next one by an apostrophe. */
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
const isInOtherLanguage = (text: string, lang: Language): boolean => {
  if (text.length < sentence * 3) return false;
  const words = wordsOf(text.replace(/\{[^}]*\}|\[[^\]]*\]\(lang:[^)]*\)|\]\([^)]*\)/g, ' '));
  const count = (one: Language) => words.filter((word) => frequent[one].has(word)).length;
  return words.length >= sentence && count(otherLanguage[lang]) > count(lang);
};

const names = {
  fr: { en: 'Dutch', fr: 'néerlandais', nl: 'Nederlands' },
  nl: { en: 'French', fr: 'français', nl: 'Frans' },
};

/** Findings after which the reader of a file knows that it is in the wrong language. */
const most = 5;

/** Reports the first sentences that are in the other language. */
const checkTexts = (texts: readonly TextAt[], lang: Language, report: Report): void => {
  for (const { text, place } of texts.filter((one) => isInOtherLanguage(one.text, lang)).slice(0, most)) {
    const start = text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
    const params = { text: start, language: names[lang], lang: otherLanguage[lang] };
    report(finding('other-language', place, params));
  }
};

/** The page between the two languages has both in its description. */
const bilingual = 'entrance';

/** Texts in the language of the other file, files that are a copy of the other, and categories of the other language. */
export const checkLanguages = (
  data: ContentData,
  all: readonly CopyFile[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
  const labels = languages.map((lang) => ({ name: 'ui', lang, written: data.rawUi[lang] }));
  const files = [...labels.map((one) => ({ ...one, file: `content/ui/${one.lang}.yaml` })), ...all];
  for (const { name, lang, file, written } of files) {
    if (name === bilingual) continue;
    const twin = files.find((one) => one.name === name && one.lang !== lang);
    if (lang === 'nl' && JSON.stringify(twin?.written) === JSON.stringify(written))
      report(finding('language-copied', at(file)));
    else
      checkTexts(
        textsAt(written, (path) => at(file, ...path)),
        lang,
        report,
      );
  }
  for (const [name, { front, body, bodyLine }] of articles) {
    const [id = '', written] = name.split('/');
    const lang = written === 'nl' ? 'nl' : 'fr';
    const file = at(`content/articles/${name}.md`);
    const lines = body
      .split('\n')
      .map((text, index) => ({ text, place: { ...file, line: bodyLine + index } }));
    checkTexts([...textsAt(front, (path) => ({ ...file, path })), ...lines], lang, report);
    const { category, emoji } = front;
    if (lang === 'nl' && emoji === undefined && articles.get(`${id}/fr`)?.front.category === category)
      report(finding('category-language', { ...file, path: ['category'] }, { category }));
  }
  const form = textsAt(data.rawForm, (path) => at('content/ui/form.yaml', ...path));
  for (const lang of languages) {
    const own = [...dataTexts(data), ...form].filter(({ place }) => place.path.includes(lang));
    checkTexts(own, lang, report);
  }
};
