import type * as z from 'zod';
import type { Content, ContentData, UiLabels } from '#src/content/content.ts';
import type { Price } from '#src/content/facts/price.ts';
import type { PriceFactName } from '#src/content/facts/published-prices.ts';
import type { ArticleData } from '#src/content/schemas/article.ts';
import type { meta } from '#src/content/schemas/copy/schema-parts.ts';
import type { SharedCopyName } from '#src/content/schemas/copy/shared-copy.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import type { Language } from '#src/lib/language.ts';
import type { PageNode } from '#src/schema-org/graph-node.ts';

/** Both URLs of a page. A page without a Dutch or a French path does not compile (RT-10). */
export type PagePaths = { [Lang in Language]: `/${Lang}${string}` };

/** The keys that the copy of every page has: title, description and keywords of its head. */
interface PageCopy {
  meta: z.infer<typeof meta>;
}

/** The copy of a page type: the schema of its two YAML files, or `markdown` for the articles. */
type CopyType = z.ZodType<PageCopy> | 'markdown';
type CopyOf<Type extends CopyType> = Type extends z.ZodType ? z.infer<Type> : ArticleData;

/** The data of a page that the functions of a page type receive. */
export interface PageContext<Slug extends string = string, Copy = PageCopy> {
  readonly content: Content;
  readonly lang: Language;
  /** Last part of the id of one of many pages, `aalst` of `town/aalst`; empty for a single page. */
  readonly slug: Slug;
  readonly copy: Copy;
  /** Labels of the interface (content/ui/). */
  readonly ui: UiLabels;
}

/** A published price with its name. */
export interface NamedPrice extends Price {
  name: string;
}

/** A page with what structured data need: URLs and prices. */
export interface StructuredDataInput<Slug extends string = string, Copy = PageCopy>
  extends PageContext<Slug, Copy> {
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URL of its share image. */
  readonly image: string;
  /** The prices that the page type lists. */
  readonly prices: readonly NamedPrice[];
  /** Any other published price. */
  readonly price: (name: PriceFactName) => NamedPrice;
}

/** Content of a page's share image: kicker, heading, drawing and background of the page's own hero. */
export interface ShareImage {
  kicker: string;
  heading: string;
  /** Source of the drawing. */
  svg: string;
  background: Background;
  /**
   * `street`: full width, words on the left. `low-street`, `machine`: full width, words above. `corner`: drawing on the
   * right, its pipes along the foot.
   */
  layout: 'street' | 'low-street' | 'machine' | 'corner';
}

/**
 * Slugs of a page type: null if it has one page, a list if code fixes them, a function if each is a folder of content
 * that anyone may add or delete.
 */
export type PageSlugs = null | readonly string[] | ((content: ContentData) => readonly string[]);

/** A slug of `Slugs`. */
export type SlugOf<List extends PageSlugs> = List extends null
  ? ''
  : List extends readonly (infer Slug extends string)[]
    ? Slug
    : string;

/**
 * All data of a page type. The functions are methods, not properties: only then (their parameters are bivariant) can one
 * list hold page types whose copy differs.
 */
export interface PageType<
  Id extends string = string,
  List extends PageSlugs = PageSlugs,
  Type extends CopyType = CopyType,
> {
  /** Id of the page. For a page type of many pages, the part before the slash: `town` of `town/aalst`. */
  readonly id: Id;
  readonly slugs: List;
  path(slug: SlugOf<List>): PagePaths;
  /** The page type above it in the breadcrumb, always one with a single page; null for the home page only. */
  readonly parent: PageType<string, null> | null;
  /** False while the page has nothing to show. Then the page does not exist, and no menu links to it. */
  isPublished?(content: ContentData): boolean;
  /** False if search engines must not index the page (RT-7). */
  readonly indexed?: boolean;
  /** Copy in content/copy/<id>/ with a hyphen for the slash, or Markdown in content/articles/. */
  readonly copy: Type;
  /** Names of the other folders of copy that the page uses. */
  sharedCopyNames?(lang: Language): readonly SharedCopyName[];
  /** Short name, for breadcrumbs. */
  name(page: PageContext<SlugOf<List>, CopyOf<Type>>): string;
  /** Content files of the page in addition to its copy. Their last change is the page's. */
  sources?(slug: SlugOf<List>, content: ContentData): readonly string[];
  /** Day of the last change, if the content gives it. */
  modified?(page: PageContext<SlugOf<List>, CopyOf<Type>>): string;
  /** True if the page lists the pages below it: it then changes whenever one of them does. */
  readonly listsPagesBelow?: boolean;
  /** True if the head links to the feed of the articles. */
  readonly linksToFeed?: boolean;
  /** Type for Open Graph; `website` by default. */
  readonly openGraphType?: 'article';
  /** Language of the x-default alternate that the Dutch page names; French by default (PG-2). */
  defaultLanguage?(slug: SlugOf<List>, content: ContentData): Language;
  /** Names of the prices that this page explains; `structuredData` gets them as `prices`. */
  readonly prices?: readonly PriceFactName[];
  /** Properties of the business that the structured data of this page add: its location, the page's prices. */
  readonly businessProperties?: readonly ('location' | 'offers')[];
  /** Structured data about the topic of the page, in addition to the business and the page itself. */
  structuredData?(page: StructuredDataInput<SlugOf<List>, CopyOf<Type>>): readonly PageNode[];
  share(page: PageContext<SlugOf<List>, CopyOf<Type>>): ShareImage;
}

/** Describes a page type of one page. */
export const definePageType = <const Id extends string, Type extends CopyType>({
  path,
  ...page
}: Omit<PageType<Id, null, Type>, 'slugs' | 'path'> & { path: PagePaths }): PageType<Id, null, Type> => ({
  ...page,
  slugs: null,
  path: () => path,
});

/** Describes a page type of many pages, one per slug. */
export const defineMultiPageType = <
  const Id extends string,
  const List extends NonNullable<PageSlugs>,
  Type extends CopyType,
>(
  pageType: PageType<Id, List, Type>,
): PageType<Id, List, Type> => pageType;
