import { type CopyName, copyNames, copySchemaOf } from '#src/copy/schemas.ts';
import type { Language } from '#src/lib/language.ts';
import { readYaml } from '../io/read.ts';
import { languagesOf } from './copy.ts';
import { textsOf } from './texts.ts';

/** Phrases that call data invented or an example; `par exemple` and `bijvoorbeeld` by themselves are not among them. */
const phrases: Record<Language, RegExp> = {
  fr: /(?<!\p{L})(?:fictifs?|fictives?|inventée?s|exemples? (?:illustratif|inventé|de chantier)|(?:données|à titre) d['’]exemple|encore à indiquer|pourrait nous dire)/iu,
  nl: /(?<!\p{L})(?:fictieve?|verzonnen|voorbeeldgegevens|(?:zijn|zes) voorbeelden|voorbeelden (?:ter|van|werken)|nog ingevuld worden|over ons zouden)/iu,
};

/** True for a sentence that calls data invented or an example. */
export const mentionsSampleData = (sentence: string, lang: Language): boolean => phrases[lang].test(sentence);

/** A text of the copy, by folder and path of its key. */
export interface SampleSentence {
  copy: CopyName;
  key: string;
}

/** All texts that call data of the site invented, in either language. @throws ContentError if a file is wrong. */
export const sampleSentences = (): SampleSentence[] =>
  copyNames().flatMap((copy) => {
    const keys = languagesOf(copy).flatMap((lang) =>
      textsOf(readYaml(`content/copy/${copy}/${lang}.yaml`, copySchemaOf(copy)))
        .filter(({ text }) => mentionsSampleData(text, lang))
        .map(({ key }) => key),
    );
    return [...new Set(keys)].map((key) => ({ copy, key }));
  });
