import { languages } from '#src/lib/language.ts';
import { articleFile } from '../articles/article.ts';
import type { Content } from '../content.ts';
import { faultCodesPath } from '../fault-codes.ts';
import type { OwnTexts } from './copied-texts.ts';

/** A shorter paragraph may be the same in two articles by chance (a heading, a row of a table). */
const shortest = 60;

const articleTexts = ({ articleIds, rawArticles }: Content): OwnTexts[][] =>
  languages.map((lang) =>
    articleIds.flatMap((id) => {
      const raw = rawArticles.get(`${id}/${lang}`);
      if (raw === undefined) return [];
      const { order, subtitle, excerpt, metaTitle, description, keywords, closing } = raw.front;
      const head = { subtitle, excerpt, metaTitle, description, keywords: keywords.join(', ') };
      const paragraphs = raw.body
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(({ length }) => length >= shortest);
      return [
        {
          file: articleFile(id, lang),
          order,
          texts: [
            ...Object.entries(head).map(([key, text]) => ({ path: [key], text })),
            { path: ['closing', 'text'], text: closing.text },
            ...paragraphs.map((text) => ({ path: [], text })),
          ],
        },
      ];
    }),
  );

/** Two makers have no models in common, so the same models are the codes of another maker. */
const faultCodeTexts = ({ brands, faultCodes }: Content): OwnTexts[] =>
  [...faultCodes].map(([slug, { families }]) => ({
    file: faultCodesPath(slug),
    order: brands.get(slug)?.order ?? 0,
    texts: families.map(({ models }) => ({ path: ['families'], text: models.join(', ') })),
  }));

/** What the check needs of the index of brands. */
interface Cards {
  cards: { items: { slug: string; text: string }[] };
}

const cardTexts = ({ brands, rawCopy }: Content): OwnTexts[][] =>
  languages.map((lang) => {
    const copy = rawCopy.get(`brands/${lang}`) as Cards | undefined;
    return (copy?.cards.items ?? []).map(({ slug, text }, index) => ({
      file: `content/copy/brands/${lang}.yaml`,
      order: brands.get(slug)?.order ?? 0,
      texts: [{ path: ['cards', 'items', index, 'text'], text }],
    }));
  });

/** What has to be written for each thing by itself: articles, fault codes and cards, each kind and language by itself. */
export const ownTexts = (content: Content): OwnTexts[][] => [
  ...articleTexts(content),
  faultCodeTexts(content),
  ...cardTexts(content),
];
