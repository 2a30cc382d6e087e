import type { Finding } from '#src/content/checks/finding.ts';
import type { Value } from '../source/change.ts';

export type { Finding, Remedy } from '#src/content/checks/finding.ts';

/** A text that stands for a fact, a text of the company, or a page, with what pages print for it. */
export interface Reference {
  /** As it is written: `{prices.repair}`, `page:service/repair`. */
  name: string;
  fr: string;
  nl: string;
  /** Of an amount that is printed without VAT. */
  withoutVat?: true;
  /** Of a page: what visitors call it. */
  title?: { fr: string; nl: string };
}

/** A page of the site. */
export interface PageEntry {
  id: string;
  /** What visitors call it. */
  name: { fr: string; nl: string };
  /** Its addresses. */
  fr: string;
  nl: string;
}

/** What the desk needs to know of the content to show it. */
export interface Description {
  /** JSON Schemas by name. */
  schemas: Record<string, Value>;
  /** Name of the schema of each content file that has one. */
  schemaOf: Record<string, string>;
  references: Reference[];
  pages: PageEntry[];
  /** Names of the prices with a value of their own. */
  prices: string[];
  /** Names of the pages that files make, and of ids that content names (`id:brand/bosch`), in both languages. */
  titles: Record<string, { fr: string; nl: string }>;
  /** Id of the page on which the content of a file is seen. */
  pageOf: Record<string, string>;
  /** Ids of the pages that show a value of a file of data, by the file and the key of the value. */
  readers: Record<string, string[]>;
}

/** Something that waits for the owner. */
export interface Task {
  kind: 'review' | 'sample' | 'claim' | 'outdated';
  file: string;
  key: string;
  message: string;
  /** The values that contradict each other. */
  values: Value[];
  /** What a placeholder lacks, as the message says it in English. */
  missing?: Record<'en' | 'fr' | 'nl', string>;
  /** How many texts of another thing the field still has. */
  copied?: number;
}

/** What can be asked of the content, and the type of the answer. */
export interface Answers {
  /** Everything that would stop the build; empty where nothing would. */
  check: Finding[];
  describe: Description;
  tasks: Task[];
}

export type Question = keyof Answers;
