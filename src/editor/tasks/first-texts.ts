import { parse } from 'yaml';
import { mapTexts } from '#src/content/copy/texts-in.ts';
import type { Language } from '#src/lib/language.ts';

/** The first texts of a new thing of each kind, by path. */
const templates: Record<string, string> = import.meta.glob('../templates/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first texts of a new town or brand, with some words filled in: `<name>`. */
export const firstTexts = <Texts extends object>(
  kind: 'town' | 'brand',
  lang: Language,
  words: Readonly<Record<string, string>>,
): Texts =>
  mapTexts(parse(templates[`../templates/${kind}-${lang}.yaml`] ?? '') as Texts, (text) =>
    text.replace(/<(\w+)>/g, (written, word: string) => words[word] ?? written),
  );
