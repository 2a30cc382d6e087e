import type { Answers } from '../api.ts';
import { nameOf, optionName } from '../names.ts';
import { filled, type ReferenceTable, referenceTable } from '../references.ts';
import { sayIn } from '../words.ts';

/** A text that is nothing but the value of a fact, as it stands on a card. */
const onlyValue = /^\{[a-z0-9-]+\.([a-z0-9-]+)[^}|]*(\|incl\d+)?[^}]*\}$/;

/** A text as pages print it; one that is an amount and nothing else with what it is of and its VAT. */
const textShown = (text: string, lang: 'fr' | 'nl', table: ReferenceTable): string => {
  const value = filled(text, table, lang);
  const [, key, rate] = onlyValue.exec(text) ?? [];
  if (key === undefined) return value;
  const say = sayIn(lang);
  const net = table.get(text)?.withoutVat === true ? ` ${say('net')}` : '';
  const total = rate === undefined ? '' : `, ${optionName(rate, lang)}`;
  return `${nameOf(key, lang)}${say('colon')}${value}${net}${total}`;
};

/** Sentences as pages print them from the day of the price on. */
export const filledIn = (answer: Answers['announce']): Answers['announce'] => {
  const table = referenceTable(answer.references);
  const texts = answer.texts.map((field) => ({
    ...field,
    text: textShown(field.text, /\/nl\.\w+$/.test(field.file) ? 'nl' : 'fr', table),
  }));
  return { ...answer, texts };
};
