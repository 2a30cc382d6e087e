import type { Task } from '../content/answers.ts';
import problems from './help/problems.json';
import type { DeskLanguage } from './words.ts';

/** Messages of the checks, each by a pattern that it matches. `$1` … are parts of the message. */
const texts = problems.map(({ pattern, fr, nl }) => ({ pattern: new RegExp(pattern), fr, nl }));

/** A message in the language of the desk; one that is not in the list stays English. */
export const problemText = (message: string, language: DeskLanguage): string => {
  if (language === 'en') return message;
  for (const { pattern, ...text } of texts) {
    const match = pattern.exec(message);
    if (match !== null)
      return text[language].replace(/\$(\d)/g, (_, part: string) => match[Number(part)] ?? '');
  }
  return message;
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
