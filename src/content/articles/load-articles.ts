import { type Language, languages, perLanguage } from '#src/lib/language.ts';
import { checkDigitsInTexts } from '../checks/digits-in-texts.ts';
import { checkFormerInArticle } from '../checks/former-figures.ts';
import { checkArticleMarkup, checkMarkup } from '../checks/half-markup.ts';
import { checkHoursInTexts } from '../checks/hours-in-texts.ts';
import type { Content, ContentData, PageLinks } from '../content.ts';
import type { ContentFiles } from '../content-files.ts';
import { dayAfterAllFacts } from '../copy/copy-files.ts';
import { copyWithoutExpiredFacts } from '../copy/copy-without-expired-facts.ts';
import { renderText, renderTexts } from '../copy/render-text.ts';
import { type MarkText, markArticleLines } from '../copy/text-markers.ts';
import { at, finding, type Report } from '../finding.ts';
import {
  type Article,
  articlePath,
  fitsReadingTime,
  parseArticle,
  type RawArticle,
  readingMinutes,
} from './article.ts';
import { articleWithoutExpiredFacts, articleWithStaleNotices } from './article-blocks.ts';
import { checkArticleLanguages } from './article-languages.ts';
import { renderArticle } from './render-article.ts';

interface Context {
  data: ContentData;
  links: PageLinks;
  report: Report;
  mark: MarkText;
}

const checkRawArticle = (
  file: string,
  { front, body }: RawArticle,
  lang: Language,
  { data, report }: Context,
): void => {
  const { order, date, updated, readTime, background, scene, loadsDirectly, ...texts } = front;
  checkDigitsInTexts(file, { ...texts, body }, data, report);
  checkHoursInTexts(file, { ...texts, body }, report);
  checkFormerInArticle(file, body, data.facts, report);
  const end = { ...data, lang, day: dayAfterAllFacts };
  copyWithoutExpiredFacts(front, file, end, report);
  articleWithoutExpiredFacts(body, file, end, report);
};

const articleOf = (id: string, lang: Language, raw: RawArticle, context: Context): Article => {
  const { data, report, mark } = context;
  const file = articlePath(id, lang);
  const today = { ...data, lang };
  const front = renderTexts(
    copyWithoutExpiredFacts(raw.front, file, today, () => {}),
    lang,
    file,
    context,
  );
  const body = articleWithStaleNotices(
    articleWithoutExpiredFacts(raw.body, file, today, () => {}),
    today,
  );
  const location = at(file);
  const markedBody = markArticleLines(renderText(body, lang, location, context), body, location, mark);
  const text = renderArticle(markedBody, data.drawings, location, report);
  const { metaTitle: title, description, keywords } = front;
  const countedMinutes = readingMinutes(text.words);
  const readTime = front.readTime ?? countedMinutes;
  if (!fitsReadingTime(readTime, text.words)) {
    const params = { minutes: readTime, words: text.words, expected: countedMinutes };
    report({
      ...finding('read-time', at(file, 'readTime'), params),
      fix: { ...at(file, 'readTime'), value: countedMinutes },
    });
  }
  return { id, ...front, readTime, meta: { title, description, keywords }, ...text };
};

/** Renders the articles of each language, in the order of the index (BL-1). Leaves out articles that cannot be parsed. */
export const loadArticles = (
  files: ContentFiles,
  data: ContentData,
  context: Context,
): Pick<Content, 'articles' | 'rawArticles'> => {
  const { report } = context;
  const rawArticles = new Map(
    data.articleIds.flatMap((id) =>
      languages.flatMap((lang) => {
        const raw = parseArticle(files, articlePath(id, lang), report);
        return raw === null ? [] : [[`${id}/${lang}`, raw] as const];
      }),
    ),
  );
  const inLanguage = (lang: Language): Article[] =>
    data.articleIds
      .flatMap((id) => {
        const raw = rawArticles.get(`${id}/${lang}`);
        if (raw === undefined) return [];
        const file = articlePath(id, lang);
        checkMarkup(file, raw.front, report);
        checkArticleMarkup(file, raw.body, raw.bodyLine, report);
        const article = articleOf(id, lang, raw, context);
        checkRawArticle(file, raw, lang, context);
        return [article];
      })
      .sort((one, other) => one.order - other.order);
  const articles = perLanguage(inLanguage);
  for (const id of data.articleIds)
    for (const lang of languages) {
      const [french, other] = [rawArticles.get(`${id}/fr`), rawArticles.get(`${id}/${lang}`)];
      if (lang !== 'fr' && french !== undefined && other !== undefined)
        checkArticleLanguages(articlePath(id, lang), french, other, report);
    }
  return { articles, rawArticles };
};
