import { createContext, useContext } from 'react';
import type { Path } from '../source/change.ts';
import type { FileTitles } from './naming.ts';
import type { ReferenceTable } from './references.ts';
import type { DeskLanguage, Say } from './words.ts';

/** What every part of the desk needs. */
export interface DeskTools {
  say: Say;
  language: DeskLanguage;
  titles: FileTitles;
  references: ReferenceTable;
  /** Opens a file, at a field of it or at the top. */
  open: (file: string, path?: Path) => void;
}

export const DeskContext = createContext<DeskTools | null>(null);

/** @throws Error outside of the desk */
export const useDesk = (): DeskTools => {
  const tools = useContext(DeskContext);
  if (tools === null) throw new Error('A part of the desk stands outside of it.');
  return tools;
};
