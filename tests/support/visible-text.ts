import { textsOf } from '#src/content/checks/check.ts';
import type { CopyName } from '#src/content/schemas/copy/registry.ts';
import { copyOf, rawCopyOf } from '#src/copy/copy.ts';
import { plainText } from '#src/copy/fill.ts';
import type { Language } from '#src/lib/language.ts';
import { plain } from './plain-text.ts';

/** A text of `content/` as visitors read it: in plain spaces, without markup and soft hyphens. */
export const shown = (text: string): string => plain(plainText(text));

/** Every text of a piece of copy as visitors read it. */
export const allShown = (copy: unknown): string[] => textsOf(copy).map(({ text }) => shown(text));

/** The texts of a piece of copy that a list on a page does not show at the place of their item, or at all. */
export const notShown = (found: readonly string[], items: readonly unknown[]): string[] => [
  ...items.flatMap((item, index) => allShown(item).filter((text) => !(found[index] ?? '').includes(text))),
  ...found.slice(items.length),
];

/**
 * The sentences of a section of a page's copy that name a fact (`warranties.premium`, `warranties.installation@home`), as
 * visitors read them. Throws where there is none.
 */
export const sentencesNaming = (fact: string, name: CopyName, section: string, lang: Language): string[] => {
  const written = textsOf(Reflect.get(rawCopyOf(name, lang), section));
  const filled = allShown(Reflect.get(copyOf(name, lang), section));
  const found = filled.filter((_, index) => written[index]?.text.includes(`{${fact}`));
  if (found.length > 0) return found;
  throw new Error(
    `content/copy/${name}/${lang}.yaml: ${section}: no sentence names {${fact}}. The specification wants this figure there. Write a sentence that names it.`,
  );
};
