import type * as z from 'zod';
import type { Language } from '#src/lib/language.ts';
import type { Article, RawArticle } from './articles/article.ts';
import type { loadData } from './load-data.ts';
import type { contactFormSchema } from './schemas/contact-form.ts';
import type { uiLabelsSchema } from './schemas/ui-labels.ts';

export type UiLabels = z.infer<typeof uiLabelsSchema>;

export type ContentData = NonNullable<ReturnType<typeof loadData>>;

/** All content, as pages show it: with facts and links filled in, and typography set. Keys that begin with `raw` have the text as written. */
export interface Content extends ContentData {
  ui: Readonly<Record<Language, UiLabels>>;
  form: z.infer<typeof contactFormSchema>;
  /** Copy by folder and language, `home/fr`. Copy with mistakes is missing. */
  copy: ReadonlyMap<string, object>;
  /** The copy with its placeholders, for pages that compute with prices. */
  rawCopy: ReadonlyMap<string, object>;
  /** Articles by language, in the order of the index. */
  articles: Readonly<Record<Language, readonly Article[]>>;
  /** Articles by id and language, `entretien-chaudiere/fr`, with their placeholders. */
  rawArticles: ReadonlyMap<string, RawArticle>;
}

/** The URLs of pages, for links in the content. */
export interface PageLinks {
  hasPage: (id: string) => boolean;
  href: (id: string, lang: Language, fragment?: string) => string;
}

/** Data of the page types that the content needs. src/load-site.ts collects them. */
export interface PageTypeData {
  /** Schemas of the required folders of content/copy/. */
  copySchemas: ReadonlyMap<string, z.ZodType>;
  /** Schemas of folders that exist any number of times, by the start of their name: `town-`. */
  copySchemasByPrefix: ReadonlyMap<string, z.ZodType>;
  linksOf: (data: ContentData) => PageLinks;
}
