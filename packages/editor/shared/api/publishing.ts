import type { LocalisedText, Location } from '../values.ts';
import type { ValueChange } from './changes.ts';
import type { FindingView, PageEntry } from './site.ts';

interface FoundValue extends Location {
  title: LocalisedText;
  label: LocalisedText;
  excerpt: string;
  pages: PageEntry[];
}

export interface SearchResult {
  /** Prices, contact details and other facts that are called so, before the pages and all else. */
  facts: FoundValue[];
  pages: PageEntry[];
  found: FoundValue[];
  /** How many more there are. */
  more: number;
}

export interface Unpublished {
  /** What is saved and not yet published, by page. */
  pages: { title: LocalisedText; files: string[]; changes: ValueChange[] }[];
  /** Where versions can go: the remote first. */
  targets: Target[];
  /** Why nothing can be published: no git. */
  impossible: LocalisedText | null;
}

export interface Target {
  to: 'remote' | 'folder';
  displayName: string;
  /** How many versions it does not have yet. */
  unsentVersions: number;
}

export interface Published {
  commit: string | null;
  /** True if the remote or the folder has it; false without both. */
  pushed: boolean;
  /** In plain words what went wrong; null if all went well. */
  failure: LocalisedText | null;
  /** What the checks found, if that is what stopped it. */
  findings: FindingView[];
}

/** `titles`: what was done, else what its files are called; `changes`: none where there are too many. */
export interface Version {
  id: string;
  time: string;
  titles: LocalisedText[];
  changes: readonly ValueChange[];
}
