import type { Language } from '#src/lib/language.ts';
import { readContentFile } from '../support/content-files.ts';
import type { Screen } from './tab.ts';
import type { Visitor } from './visitor.ts';

/** A task for which a visitor comes. Words are read from the content, so that a new wording changes no journey. */
export interface Journey {
  name: string;
  screen: Screen;
  walk: (visitor: Visitor, lang: Language) => Promise<void>;
}

export const company = readContentFile('company');
/** Labels of the interface as they are written. */
export const uiTexts = (lang: Language) => readContentFile(`ui/${lang}`);
