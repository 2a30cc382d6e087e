import type { Language, Place, Texts } from '../values.ts';
import type { ValueChange } from './changes.ts';
import type { FindingView, PageEntry } from './site.ts';

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
  pages: { title: Texts; files: string[]; changes: ValueChange[] }[];
  /** Where versions can go: the remote first. */
  targets: Target[];
  /** Why nothing can be published: no git. */
  impossible: Texts | null;
}

export interface Target {
  to: 'remote' | 'folder';
  address: string;
  /** How many versions it does not have yet. */
  waiting: number;
}

/** `publish` { files, without, message, to }. Without `to` it goes to the remote. Poll `progress` {} meanwhile. */
export interface Published {
  commit: string | null;
  /** True if the remote or the folder has it; false without both. */
  pushed: boolean;
  /** In plain words what went wrong; null if all went well. */
  failure: Texts | null;
  /** What the checks found, if that is what stopped it. */
  findings: FindingView[];
}
/** `progress` {} */
export interface Progress {
  steps: {
    id: 'check' | 'commit' | 'push' | 'build' | 'place';
    label: Texts;
    state: 'waits' | 'runs' | 'done' | 'failed';
  }[];
}

/** `versions` {}: published versions, the newest first. `version` { id }: its changes. */
export interface Versions {
  /** `titles`: what the files are called; `message`: what the owner wrote. */
  versions: { id: string; time: string; titles: Texts[]; message: string | null; files: string[] }[];
}
export interface VersionChanges {
  changes: ValueChange[];
}
/** `restore` { version, files: string[] }: as they were in that version, unsaved: State. */
