import fr from './help/fr.json';
import nl from './help/nl.json';
import type { DeskLanguage } from './words.ts';

/** Descriptions of the schemas by their English words. */
const translations: Record<Exclude<DeskLanguage, 'en'>, Record<string, string>> = { fr, nl };

/** A description of a schema in the language of the desk; one without a translation stays English. */
export const helpText = (description: string, language: DeskLanguage): string =>
  language === 'en' ? description : (translations[language][description] ?? description);
