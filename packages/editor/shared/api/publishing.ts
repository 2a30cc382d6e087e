import type { Language, Place, Texts } from '../values.ts';
import type { ValueChange } from './changes.ts';
import type { FindingView, PageEntry, State } from './site.ts';

/** `search` { query, language } */
export interface SearchResult {
  found: (Place & {
    title: Texts;
    label: Texts;
    language: Language | null;
    excerpt: string;
    pages: PageEntry[];
  })[];
  /** How many more there are. */
  more: number;
}

/** `unpublished` {} */
export interface Unpublished {
  /** What is saved and not yet published, by page. */
  pages: { title: Texts; page: PageEntry | null; files: string[]; changes: ValueChange[] }[];
  /** What is not even saved. */
  unsaved: State['unsaved'];
  /** Commits that the remote does not have. */
  waiting: number;
  remote: string | null;
  /** Why nothing can be published: no git. */
  impossible: Texts | null;
}

/** `publish` { files: string[], message: string }. Poll `progress` {} meanwhile. */
export interface Published {
  commit: string | null;
  /** True if the remote has it; false without a remote. */
  pushed: boolean;
  /** In plain words what went wrong; null if all went well. */
  failure: Texts | null;
  /** What the checks found, if that is what stopped it. */
  findings: FindingView[];
}
/** `progress` {} */
export interface Progress {
  steps: { id: 'check' | 'commit' | 'push'; label: Texts; state: 'waits' | 'runs' | 'done' | 'failed' }[];
}

/** `versions` {}: published versions, the newest first. `version` { id }: its changes. */
export interface Versions {
  versions: { id: string; time: string; message: string; files: string[]; titles: Texts[] }[];
}
export interface VersionChanges {
  changes: ValueChange[];
}
/** `restore` { version, files: string[] }: as they were in that version, unsaved: State. */
