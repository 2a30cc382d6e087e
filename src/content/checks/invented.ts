import { type CopyName, copyNames, copySchemaOf } from '#src/copy/schemas.ts';
import type { Language } from '#src/lib/language.ts';
import { readYaml } from '../io/read.ts';
import { languagesOf, textsOf } from './check.ts';

/** How copy says that something is made up or stands there as an example; examples in passing are none of these. */
const words: Record<Language, RegExp> = {
  fr: /(?<!\p{L})(?:fictifs?|fictives?|inventée?s|exemples? (?:illustratif|inventé|de chantier)|(?:données|à titre) d['’]exemple|encore à indiquer|pourrait nous dire)/iu,
  nl: /(?<!\p{L})(?:fictieve?|verzonnen|voorbeeldgegevens|(?:zijn|zes) voorbeelden|voorbeelden (?:ter|van|werken)|nog ingevuld worden|over ons zouden)/iu,
};

/** The stamps of the projects page, which a page prints only over samples: they go by themselves. */
const stamps = (copy: string, key: string) => copy === 'projects' && /^sample(?:One)?$/.test(key);

/** True for a sentence that tells visitors of invented data. */
export const saysInvented = (sentence: string, lang: Language): boolean => words[lang].test(sentence);

/** A text of the copy, the same key in both languages. */
export interface InventedSentence {
  copy: CopyName;
  key: string;
}

/** Every text of the copy that calls data of this site invented, in either language. @throws ContentError on wrong copy. */
export const inventedSentences = (): InventedSentence[] =>
  copyNames().flatMap((copy) => {
    const keys = languagesOf(copy).flatMap((lang) =>
      textsOf(readYaml(`content/copy/${copy}/${lang}.yaml`, copySchemaOf(copy)))
        .filter(({ key, text }) => saysInvented(text, lang) && !stamps(copy, key))
        .map(({ key }) => key),
    );
    return [...new Set(keys)].map((key) => ({ copy, key }));
  });
