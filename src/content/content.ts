import type * as z from 'zod';
import type { Language } from '#src/lib/language.ts';
import type { Article, RawArticle } from './articles/article.ts';
import type { Facts, WrittenFacts } from './facts/load-facts.ts';
import type { Grants } from './grants.ts';
import type { Brand } from './schemas/brand.ts';
import type { Company } from './schemas/company.ts';
import type { FaultCodesFile } from './schemas/fault-codes.ts';
import type { formFile } from './schemas/form.ts';
import type { MovedPage } from './schemas/moved.ts';
import type { Placeholder } from './schemas/placeholders.ts';
import type { Region, Town } from './schemas/places.ts';
import type { Project, Testimonial } from './schemas/projects.ts';
import type { Person, Reviews } from './schemas/proof.ts';
import type { uiFile } from './schemas/ui.ts';
import type { PlaceElsewhere, ServedPlace } from './served-places.ts';
import type { Table } from './table.ts';

/** Labels of the interface. */
export type Ui = z.infer<typeof uiFile>;

/** All content but the texts that links and facts are filled into: what the addresses of pages are computed from. */
export interface ContentData {
  /** ISO day for which the site is built. */
  day: string;
  company: Company;
  /** Facts as they are on that day. */
  facts: Facts;
  writtenFacts: WrittenFacts;
  /** Patterns for numbers that copy may contain although they are not facts. */
  allowedNumbers: readonly RegExp[];
  /** Towns by slug, alphabetical. */
  towns: Table<Town>;
  regions: Table<Region>;
  servedPlaces: readonly ServedPlace[];
  placesElsewhere: readonly PlaceElsewhere[];
  /** Brands by slug, sorted by `order`. */
  brands: Table<Brand>;
  /** Fault codes by slug of the brand, alphabetical. */
  faultCodes: Table<FaultCodesFile>;
  grants: Grants;
  projects: Table<Project>;
  testimonials: Table<Testimonial>;
  /** Those who come to households, sorted by `order`; may be empty. */
  team: Table<Person>;
  /** Null where the company has none to show. */
  reviews: Reviews | null;
  moved: readonly MovedPage[];
  placeholders: readonly Placeholder[];
  /** Names of the folders of content/copy/ and content/articles/. */
  copyFolders: readonly string[];
  articleIds: readonly string[];
  /** Sources of the drawings by name. */
  drawings: ReadonlyMap<string, string>;
  /** Labels and form as they are written. */
  rawUi: Readonly<Record<Language, Ui>>;
  rawForm: z.infer<typeof formFile>;
}

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
