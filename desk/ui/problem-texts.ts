import type { Task } from '../content/answers.ts';
import problems from './help/problems.json';
import { isNamed } from './names.ts';
import { type FileTitles, fullTitle, thingName } from './naming.ts';
import { referenceName } from './reference-names.ts';
import type { DeskLanguage } from './words.ts';

/** Messages of the checks, each by a pattern that it matches. `$1` … are parts of the message. */
const texts = problems.map(({ pattern, fr, nl, en }) => ({ pattern: new RegExp(pattern), fr, nl, en }));

/** What a reference of a message is called, before the way in which it is written; as it is where it is called nothing. */
const named = (reference: string, language: DeskLanguage, titles: FileTitles): string => {
  const [, key] = /^\{[^.}]+\.([^@|}]+)/.exec(reference) ?? [];
  if (key !== undefined)
    return isNamed([key])
      ? `« ${referenceName({ name: reference, fr: '', nl: '' }, language)} » (${reference})`
      : reference;
  const name = thingName(reference.replace('page:', ''), titles, language);
  return reference === `page:${name}` ? reference : `« ${name} » (${reference})`;
};

/** A text with the files and references that it names as the owner reads them in the list and in the form. */
const withTitles = (text: string, language: DeskLanguage, titles: FileTitles): string =>
  text
    .replace(/content\/[a-z0-9/-]+\.(?:yaml|md)\b/g, (file) => `« ${fullTitle(file, titles, language)} »`)
    .replace(/\{[a-z-]+\.[^{}\s]+\}|\bpage:[a-z0-9/-]+/g, (reference) => named(reference, language, titles));

/**
 * A message in the language of the desk; one that is not in the list stays as the checks write it, in English.
 * @param titles names of pages, by which files are called
 */
export const problemText = (message: string, language: DeskLanguage, titles: FileTitles = {}): string => {
  if (language === 'en') return texts.find(({ pattern }) => pattern.test(message))?.en ?? message;
  for (const { pattern, ...text } of texts) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const told = text[language].replace(/\$(\d)/g, (_, part: string) => {
      const inserted = match[Number(part)] ?? '';
      return inserted === 'none' ? '—' : inserted;
    });
    return withTitles(told, language, titles);
  }
  return withTitles(message, language, titles);
};

/** What waits for the owner, with the reason of a placeholder, in the language of the desk. */
export const taskText = (
  { message, missing }: Pick<Task, 'message' | 'missing'>,
  language: DeskLanguage,
): string =>
  problemText(
    missing === undefined ? message : message.replace(missing.en, () => missing[language]),
    language,
  );
