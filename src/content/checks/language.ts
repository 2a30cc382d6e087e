import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import { at, finding, type Report } from '../finding.ts';
import type { CheckInput } from './checked.ts';
import { dataTexts, type TextAt, textsAt } from './data-texts.ts';
import { checkUntranslatedTexts, untranslatedKeys } from './untranslated-texts.ts';
import {
  hasOnlyWordsOfOther,
  isInOtherLanguage,
  isOfOther,
  sentence,
  type Vocabulary,
  vocabularyOf,
} from './words.ts';

const names = {
  fr: { en: 'Dutch', fr: 'néerlandais', nl: 'Nederlands' },
  nl: { en: 'French', fr: 'français', nl: 'Frans' },
};

/** Most findings of one file: after these the reader knows that its language is wrong. */
const most = 5;

interface Group {
  name: string;
  lang: Language;
  texts: readonly TextAt[];
}

const checkTexts = (groups: readonly Group[], vocabulary: Vocabulary, report: Report): void => {
  const inOther = groups.map(({ name, lang, texts }) => {
    const found = texts.filter(
      ({ text, location: { path } }) =>
        isInOtherLanguage(text, lang) ||
        (!path.some((key) => untranslatedKeys.has(key)) && hasOnlyWordsOfOther(text, lang, vocabulary)),
    );
    const file = found[0]?.location.file ?? '';
    const sentences = texts.filter(({ text }) => text.length >= sentence * 3);
    const isWhole = found.length > Math.max(most, sentences.length / 2) && file.includes(`/${lang}.`);
    return { name, lang, found, file: isWhole ? file : null };
  });
  const wholeNames = new Set(inOther.flatMap(({ name, file }) => (file === null ? [] : [name])));
  for (const { name, lang, found, file } of inOther) {
    const language = names[lang];
    if (file !== null) report(finding('language-copied', at(file), { language }));
    // A text that is right seems wrong beside a twin in its own language.
    for (const { text, location } of wholeNames.has(name) ? [] : found.slice(0, most)) {
      const start = text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
      report(
        finding('other-language', location, {
          text: start,
          language,
          needed: names[otherLanguage[lang]],
          lang: otherLanguage[lang],
        }),
      );
    }
  }
};

/** Bilingual pages, whose texts have no language of their own to check: the language gate and the not-found page. */
const bilingual: ReadonlySet<string> = new Set(['entrance', 'not-found']);

/** Reports texts and files in the wrong language, texts copied from the other language, and wrong categories. */
export const checkLanguages = ({ data, copy: all, articles, report }: CheckInput): void => {
  const labels = languages.map((lang) => ({ name: 'ui', lang, written: data.rawUi[lang] }));
  const files = [...labels.map((one) => ({ ...one, file: `content/ui/${one.lang}.yaml` })), ...all];
  const groups: Group[] = files
    .filter(({ name }) => !bilingual.has(name))
    .map(({ name, lang, file, written }) => ({
      name,
      lang,
      texts: textsAt(written, (path) => at(file, ...path)),
    }));
  for (const [name, { front, body, bodyLine }] of articles) {
    const [id = '', written] = name.split('/');
    const lang = written === 'nl' ? 'nl' : 'fr';
    const file = at(`content/articles/${name}.md`);
    const lines = body
      .split('\n')
      .map((text, index) => ({ text, location: { ...file, line: bodyLine + index } }));
    groups.push({ name: id, lang, texts: [...textsAt(front, (path) => ({ ...file, path })), ...lines] });
    const { category, emoji } = front;
    if (lang === 'nl' && emoji === undefined && articles.get(`${id}/fr`)?.front.category === category)
      report(finding('category-language', { ...file, path: ['category'] }, { category }));
  }
  const form = textsAt(data.rawForm, (path) => at('content/ui/form.yaml', ...path));
  const legal = textsAt(data.company.legal, (path) => at('content/company.yaml', 'legal', ...path));
  for (const lang of languages) {
    const own = [...dataTexts(data), ...form, ...legal].filter(({ location }) =>
      location.path.includes(lang),
    );
    for (const [file, texts] of Map.groupBy(own, ({ location }) => location.file))
      groups.push({ name: file, lang, texts });
  }
  const vocabulary = vocabularyOf(groups);
  const isOfOne = (text: string) => languages.some((lang) => isOfOther(text, lang, vocabulary));
  checkUntranslatedTexts(groups, isOfOne, report);
  checkTexts(groups, vocabulary, report);
};
