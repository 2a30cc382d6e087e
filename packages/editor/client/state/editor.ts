import { createContext, use } from 'react';
import type { Change, Changed, FindingView, Overview, References, State } from '../../shared/api.ts';
import type { Place, Texts } from '../../shared/values.ts';
import type { Ask } from '../dialog/use-confirm.tsx';
import type { Word } from '../words/words.ts';
import type { Sender } from './sender.ts';
import type { View } from './view.ts';

/** What every part of the editor knows and can do. */
export interface Editor {
  view: View;
  go: (next: Partial<View>) => void;
  /** The editor's own words, with values in place of `{}`. */
  t: (word: Word, ...values: (string | number)[]) => string;
  /** A text of the server in the language of the editor's words. */
  text: (texts: Texts) => string;
  overview: Overview;
  references: References;
  state: State;
  /** Takes the state over that a request answered. */
  update: (state: State) => void;
  /** Grows when values changed by something other than typing, so that open fields are read again. */
  reloads: number;
  reload: () => void;
  /** Reads what the texts print and which files there are again, and leaves open fields alone. */
  refresh: () => void;
  sender: Sender;
  /** Changes that are not typed: of lists, at once. Resolves to whether they were taken over. */
  change: (changes: Change[], label: Texts) => Promise<boolean>;
  /** Findings and questions of the last changes. */
  findings: readonly FindingView[];
  questions: Changed['questions'];
  /** Takes findings over, and questions in place of those about the same values. */
  found: (changed: Pick<Changed, 'findings'> & Partial<Changed>, about?: readonly Place[]) => void;
  /** Tells something to everybody, also to a screen reader. */
  announce: (message: string) => void;
  /** Tells why something failed. */
  fail: (error: unknown) => void;
  confirm: Ask;
  /** Address of the link that was clicked in the page, if it was one. */
  link: string | null;
  setLink: (link: string | null) => void;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around a component. */
export const useEditor = (): Editor => {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('useEditor: there is no EditorContext around this component.');
  return editor;
};
