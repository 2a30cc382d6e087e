import type * as z from 'zod';
import type { Language } from '#src/lib/language.ts';
import type { Article, RawArticle } from './articles/article.ts';
import type { loadData } from './load-data.ts';
import type { formFile } from './schemas/form.ts';
import type { uiFile } from './schemas/ui.ts';

/** Labels of the interface. */
export type Ui = z.infer<typeof uiFile>;

/** All content but the texts that links and facts are filled into: what the addresses of pages are computed from. */
export type ContentData = NonNullable<ReturnType<typeof loadData>>;

/** The content with facts, links and typography in all texts. */
export interface Content extends ContentData {
  ui: Readonly<Record<Language, Ui>>;
  form: z.infer<typeof formFile>;
  /** Copy by folder and language, `home/fr`. Without copy that has mistakes. */
  copy: ReadonlyMap<string, object>;
  /** The same with its placeholders, for prices that pages compute with. */
  rawCopy: ReadonlyMap<string, object>;
  /** Articles by language, in the order of the index. */
  articles: Readonly<Record<Language, readonly Article[]>>;
  /** Articles by id and language, `entretien-chaudiere/fr`, with their placeholders. */
  rawArticles: ReadonlyMap<string, RawArticle>;
}

/** Where links of the content lead. */
export interface Links {
  hasPage: (id: string) => boolean;
  href: (id: string, lang: Language, fragment?: string) => string;
}

/** What the content has to know of the pages of the site; src/load-site.ts makes it from the page types. */
export interface PagesOfContent {
  /** Schemas of the folders of content/copy/ that must be there. */
  copySchemas: ReadonlyMap<string, z.ZodType>;
  /** Schemas of the folders of which there may be any number, by what their names begin with: `town-`. */
  copySchemasByPrefix: ReadonlyMap<string, z.ZodType>;
  linksOf: (data: ContentData) => Links;
  /** True for the id of a page that content makes, whether the page is there or not: `town/halle`. */
  isContentPage: (id: string) => boolean;
  /** Facts of the published prices. */
  prices: readonly string[];
}
