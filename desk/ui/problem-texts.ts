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
