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
  /** Prices, contact details and other facts whose label has the words. They are listed first. */
  facts: FoundValue[];
  pages: PageEntry[];
  found: FoundValue[];
  /** How many more there are. */
  more: number;
}

export interface Unpublished {
  /** Saved changes that are not published yet, by page. */
  pages: { title: LocalisedText; files: string[]; changes: ValueChange[] }[];
  /** Where versions can go: the remote first. */
  targets: Target[];
  /** Why nothing can be published: no git. */
  impossible: LocalisedText | null;
}

export interface Target {
  to: 'remote' | 'folder';
  displayName: string;
  /** How many versions were not sent there yet. */
  unsentVersions: number;
}

export interface Published {
  commit: string | null;
  /** True if the remote or the folder has the version; false where there is neither. */
  pushed: boolean;
  /** Why the version is not published, in plain words; null if it is. */
  failure: LocalisedText | null;
  /** The findings that stopped it, if any did. */
  findings: FindingView[];
}

/** `titles`: names of the changed values, or of the files where `changes` is empty: very long lists are left out. */
export interface Version {
  id: string;
  time: string;
  titles: LocalisedText[];
  changes: readonly ValueChange[];
}
