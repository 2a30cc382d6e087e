import { fold } from '../source/fold.ts';
import type { Field } from './api.ts';
import { referenceName } from './reference-names.ts';
import { comparable, type ReferenceTable } from './references.ts';
import { type DeskLanguage, deskLanguages } from './words.ts';

/** A text as it is searched. */
const plain = (text: string): string => fold(comparable(text));

/**
 * The facts whose name has all words that are searched, such as "Prix › Ramonage", then those of which pages print them:
 * "104,94 €". Each with what pages print for it.
 */
export const foundFacts = (query: string, table: ReferenceTable, language: DeskLanguage): Field[] => {
  const wanted = plain(query);
  const words = wanted.split(' ').filter((word) => word !== '›');
  const lang = language === 'nl' ? 'nl' : 'fr';
  const named = new Map<string, Field>();
  const printed = new Map<string, Field>();
  for (const reference of table.values()) {
    const [, name = '', file = '', key = ''] = /^(\{([^.]+)\.([^@|}]+))/.exec(reference.name) ?? [];
    // The texts of the company are found in its file.
    if (name === '' || file === 'company') continue;
    const field = { file: `content/facts/${file}.yaml`, path: [key], text: reference[lang] };
    const called = deskLanguages.map((one) => plain(referenceName(reference, one)));
    if (reference.name === `${name}}` && called.some((own) => words.every((word) => own.includes(word))))
      named.set(name, field);
    else if (!printed.has(name) && [reference.fr, reference.nl].some((text) => plain(text).includes(wanted)))
      printed.set(name, field);
  }
  const others = [...printed].flatMap(([name, field]) => (named.has(name) ? [] : [field]));
  return [...named.values(), ...others];
};
