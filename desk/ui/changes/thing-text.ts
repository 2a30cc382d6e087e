import type { ThingChange } from '../../changes/found-thing.ts';
import { dayText } from '../day.ts';
import { nameOf } from '../names.ts';
import { type DeskLanguage, sayIn, type Word } from '../words.ts';

/** What was added or removed, in a sentence: Town removed: Gooik (12 files). */
export const thingText = (
  { kind, state, title, from, entries = [], files }: ThingChange,
  language: DeskLanguage,
): string => {
  const say = sayIn(language);
  const lang = language === 'nl' ? 'nl' : 'fr';
  const word: Word = kind === 'laterPrice' ? 'laterPrice-new' : `${kind}-${state}`;
  const sentence = say(word, from === undefined ? (title?.[lang] ?? '') : dayText(from, language));
  const names = entries.map((key) => nameOf(key, language)).join(', ');
  const count = say('fileCount', files.length);
  return `${sentence}${names === '' ? '' : `${language === 'fr' ? ' ' : ''}: ${names}`} (${count})`;
};
