import type * as z from 'zod';
import { type Language, languages } from '../site/language.ts';
import { fillAll } from './copy.ts';
import { readYaml } from './read.ts';
import { uiFile } from './ui-schema.ts';

/** Labels of the interface, filled and typeset. */
export type Ui = z.infer<typeof uiFile>;

const read = (lang: Language): Ui => {
  const file = `content/ui/${lang}.yaml`;
  return fillAll(readYaml(file, uiFile), lang, file);
};

const perLanguage = new Map<Language, Ui>(languages.map((lang) => [lang, read(lang)]));

/** The labels of a language. */
export const ui = (lang: Language): Ui => perLanguage.get(lang) ?? read(lang);
