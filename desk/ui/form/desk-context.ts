import { createContext, useContext } from 'react';
import type { Problem } from '../../server/problem.ts';
import type { Change, Path } from '../../source/change.ts';
import type { Editing } from '../page/editing.ts';
import type { ReferenceTable } from '../references.ts';
import type { Left } from '../use-written.ts';
import type { DeskLanguage, Say } from '../words.ts';

/** What every part of the form needs. */
export interface FormTools {
  say: Say;
  language: DeskLanguage;
  references: ReferenceTable;
  problems: readonly Problem[];
  edit: (file: string, change: Change) => void;
  /** Keeps what was typed into the field of a number, of which the data only has the number. */
  onTyped: (file: string, path: Path, text: string) => void;
  typed: (file: string, path: Path) => string | undefined;
  /** What is wrong with a field into which no number was typed; null for all others. The checks would call it a missing value. */
  noNumber: (file: string, path: Path) => string | null;
  /** What is still to be written, by the place of the field (`pathText`). */
  left: ReadonlyMap<string, Left>;
  /** Says of texts whether they are written. */
  tick: (keys: readonly string[], isWritten: boolean) => void;
  /** Tells the preview what is being edited. */
  onEditing: (editing: Pick<Editing, 'kind' | 'file' | 'path' | 'text'>) => void;
}

export const FormContext = createContext<FormTools | null>(null);

/** @throws Error outside of a form */
export const useForm = (): FormTools => {
  const tools = useContext(FormContext);
  if (tools === null) throw new Error('A field stands outside of the form.');
  return tools;
};

/** Id of the field of a value in the page. */
export const fieldId = (file: string, path: Path): string => `${file}:${path.join('.')}`;
