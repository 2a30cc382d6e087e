import { fillFacts } from '#src/copy/fill.ts';
import type { Language } from '#src/lib/language.ts';
import { plain } from './plain-text.ts';

/** A sentence or figure of the copy, `{prices.repair} HTVA`, as a visitor of the language reads it, in plain spaces. */
export const renderTemplate = (template: string, lang: Language): string =>
  plain(fillFacts(template, lang, 'a test'));
