import type { Language } from '#src/lib/language.ts';
import { finding, type Report } from '../finding.ts';
import type { TextAt } from './data-texts.ts';
import { wordsIn } from './words.ts';

/** Keys of options, sections, drawings, places, keywords and the menu, and of texts that are in the other language on purpose. */
export const untranslatedKeys: ReadonlySet<string | number> = new Set(
  'districts keywords location menu name order otherLanguageName priceIds scene shared town'.split(' '),
);

/** Texts with fewer words may be names, which may be equal in both languages. */
const noName = 4;

/** Returns the key that a text has in both languages: the name of its files, and its path without the language. */
const keyOf = (name: string, { path }: TextAt['location']): string =>
  `${name} ${path.filter((key) => key !== 'fr' && key !== 'nl').join('.')}`;

/**
 * Reports texts that are equal in both languages.
 * @param isOfOne true for a short text that has words of one language only, and so is no name
 */
export const checkUntranslatedTexts = (
  groups: readonly { name: string; lang: Language; texts: readonly TextAt[] }[],
  isOfOne: (text: string) => boolean,
  report: Report,
): void => {
  const french = new Map(
    groups.flatMap(({ name, lang, texts }) =>
      lang === 'fr' ? texts.map(({ text, location }) => [keyOf(name, location), text] as const) : [],
    ),
  );
  for (const { name, lang, texts } of groups)
    for (const { text, location } of lang === 'nl' ? texts : []) {
      if (
        french.get(keyOf(name, location)) !== text ||
        location.path.some((key) => untranslatedKeys.has(key))
      )
        continue;
      if (wordsIn(text).length >= noName || isOfOne(text))
        report(finding('text-copied', location, { text: text.slice(0, 60) }));
    }
};
