import { articleIds, fileOf, rawArticle } from '#src/copy/articles.ts';
import { languages } from '#src/lib/language.ts';
import { brandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { readYaml } from '../../io/read.ts';
import { brandData, brandSlugs } from '../../loaders/brands.ts';
import { faultCodesOf, faultCodesPath } from '../../loaders/fault-codes.ts';
import type { OwnTexts } from './copied.ts';

/** A shorter paragraph may be the same in two articles by chance (a heading, a row of a table). */
const shortest = 60;

const articles = (): OwnTexts[][] =>
  languages.map((lang) =>
    articleIds().map((id) => {
      const { front, body } = rawArticle(id, lang);
      const { order, subtitle, excerpt, metaTitle, description, keywords, closing } = front;
      const searched = { metaTitle, description, keywords: keywords.join(', ') };
      const head = { subtitle, excerpt, ...searched, 'closing.text': closing.text };
      const paragraphs = body
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(({ length }) => length >= shortest);
      return {
        file: fileOf(id, lang),
        order,
        texts: [
          ...Object.entries(head).map(([key, text]) => ({ key: `front.${key}`, text })),
          ...paragraphs.map((text) => ({ key: 'body', text })),
        ],
      };
    }),
  );

const order = (slug: string): number => brandData(slug).order;

/** Two makers have no models in common, so the same models are the codes of another maker. */
const faultCodes = (): OwnTexts[] =>
  brandSlugs().map((slug) => ({
    file: faultCodesPath(slug),
    order: order(slug),
    texts: faultCodesOf(slug).families.map(({ models }) => ({ key: 'families', text: models.join(', ') })),
  }));

const brandCards = (): OwnTexts[][] =>
  languages.map((lang) => {
    const file = `content/copy/brands/${lang}.yaml`;
    return readYaml(file, brandsCopy).cards.items.map(({ slug, text }, index) => ({
      file,
      order: order(slug),
      texts: [{ key: `cards.items.${index}`, text }],
    }));
  });

/** The articles, fault codes and cards of the site, each kind and language by itself. @throws ContentError */
export const ownTexts = (): OwnTexts[][] => [...articles(), faultCodes(), ...brandCards()];
