import type * as z from 'zod';
import { readYaml } from '#src/content/io/read.ts';
import { uiFile } from '#src/content/schemas/ui-schema.ts';
import type { Language } from '#src/lib/language.ts';
import { fillAll } from './fill-all.ts';

/** Labels of the interface. */
export type Ui = z.infer<typeof uiFile>;

const read = (lang: Language): Ui => {
  const file = `content/ui/${lang}.yaml`;
  return fillAll(readYaml(file, uiFile), lang, file);
};

const perLanguage = new Map<Language, Ui>();

/** The labels in a language, with placeholders and typography filled in. @throws ContentError when their file is missing or wrong. */
export const ui = (lang: Language): Ui => {
  const labels = perLanguage.get(lang) ?? read(lang);
  perLanguage.set(lang, labels);
  return labels;
};
