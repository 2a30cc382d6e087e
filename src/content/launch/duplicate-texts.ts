import { languages } from '#src/lib/language.ts';
import { articleFile } from '../articles/article.ts';
import type { Content } from '../content.ts';
import { faultCodesPath } from '../fault-codes.ts';
import { at, type Finding, finding, type Path } from '../finding.ts';

/** Texts that no other item of the kind may have: of an article, the fault codes of a brand, or its card. */
interface TextsThatMustDiffer {
  file: string;
  /** If two have the same text, the one with the higher number is the copy. */
  order: number;
  texts: readonly { path: Path; text: string }[];
}

/**
 * Reports items that still have texts of another item ("Add an article" and "Add a brand" of `npm run edit`, or by hand),
 * at the first such text.
 * @param things all of one kind and one language
 */
export const duplicateTexts = (things: readonly TextsThatMustDiffer[]): Finding[] => {
  const first = new Map<string, string>();
  return things
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ file, texts }) => {
      const copied = texts.flatMap(({ path, text }) => {
        const from = first.get(text);
        return from === undefined ? [] : [{ path, from }];
      });
      for (const { text } of texts) if (!first.has(text)) first.set(text, file);
      const [next] = copied;
      if (next === undefined) return [];
      const params = { copied: copied.length, total: texts.length, from: next.from };
      return [finding('copied-texts', at(file, ...next.path), params)];
    });
};

/** A shorter paragraph may be the same in two articles by chance (a heading, a row of a table); a drawing has one description. */
const shortest = 60;

const articleTexts = ({ articleIds, rawArticles }: Content): TextsThatMustDiffer[][] =>
  languages.map((lang) =>
    articleIds.flatMap((id) => {
      const raw = rawArticles.get(`${id}/${lang}`);
      if (raw === undefined) return [];
      const { order, subtitle, excerpt, metaTitle, description, keywords, closing } = raw.front;
      const head = { subtitle, excerpt, metaTitle, description, keywords: keywords.join(', ') };
      const paragraphs = raw.body
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph.length >= shortest && !paragraph.startsWith('!['));
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

/** No two brands share a model. If two files list the same models, one was copied from the other. */
const faultCodeTexts = ({ brands, faultCodes }: Content): TextsThatMustDiffer[] =>
  [...faultCodes].map(([slug, { families }]) => ({
    file: faultCodesPath(slug),
    order: brands.get(slug)?.order ?? 0,
    texts: families.map(({ models }) => ({ path: ['families'], text: models.join(', ') })),
  }));

interface Cards {
  cards: { items: { slug: string; text: string }[] };
}

const cardTexts = ({ brands, rawCopy }: Content): TextsThatMustDiffer[][] =>
  languages.map((lang) => {
    const copy = rawCopy.get(`brands/${lang}`) as Cards | undefined;
    return (copy?.cards.items ?? []).map(({ slug, text }, index) => ({
      file: `content/copy/brands/${lang}.yaml`,
      order: brands.get(slug)?.order ?? 0,
      texts: [{ path: ['cards', 'items', index, 'text'], text }],
    }));
  });

/** Finds copied texts of articles, fault codes and cards. Compares only texts of one kind and language. */
export const duplicateFindings = (content: Content): Finding[] =>
  [...articleTexts(content), faultCodeTexts(content), ...cardTexts(content)].flatMap(duplicateTexts);
