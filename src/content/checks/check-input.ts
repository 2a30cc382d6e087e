import type { RawArticle } from '../articles/article.ts';
import type { ContentData, PageTypeData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import type { ContentFiles } from '../files.ts';
import type { Report } from '../finding.ts';
import type { YamlFiles } from '../parse-file.ts';

/** The data that a check of the whole content reads, and the function to which it reports. */
export interface CheckInput {
  files: ContentFiles;
  yaml: YamlFiles;
  data: ContentData;
  /** Files of copy, without the items of drafts. */
  copy: readonly CopyFile[];
  articles: ReadonlyMap<string, RawArticle>;
  pageTypes: PageTypeData;
  /** Last ISO day that a past event may have. */
  today: string;
  report: Report;
}
