/** The two languages of the site. French is the default if a visitor's language is neither (spec §4). */
export const languages = ['fr', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Value of the `lang` attribute of a page (spec §2). */
export const documentLanguage: Record<Language, 'fr-BE' | 'nl-BE'> = { fr: 'fr-BE', nl: 'nl-BE' };

/** The other language: the target of the language switch. */
export const otherLanguage: Record<Language, Language> = { fr: 'nl', nl: 'fr' };

/** Computes a value for each language. */
export const inBoth = <Value>(value: (lang: Language) => Value): Record<Language, Value> => ({
  fr: value('fr'),
  nl: value('nl'),
});
