/** The languages of the site. French is the default if a visitor's language is none of them (spec §4). */
export const languages = ['fr', 'nl'] as const;
export type Language = (typeof languages)[number];

/** The tag of a language (BCP 47): for `lang` and `hreflang` of pages (spec §2), `Intl`, Open Graph and schema.org. */
export const languageTags: Record<Language, `${Language}-BE`> = { fr: 'fr-BE', nl: 'nl-BE' };

/** The other language: the target of the language switch. */
export const otherLanguage: Record<Language, Language> = { fr: 'nl', nl: 'fr' };

/** Computes a value for each language of the site. */
export const perLanguage = <Value>(value: (lang: Language) => Value) =>
  Object.fromEntries(languages.map((lang) => [lang, value(lang)])) as Record<Language, Value>;

/** The languages of the owner, in which the editor and its messages speak, whatever the languages of the site are. */
export type OwnerLanguage = 'fr' | 'nl';

/** Names of the languages in the messages of findings. */
export const languageNames: Record<Language, Record<'en' | OwnerLanguage, string>> = {
  fr: { en: 'French', fr: 'français', nl: 'Frans' },
  nl: { en: 'Dutch', fr: 'néerlandais', nl: 'Nederlands' },
};

/** Computes a value for both languages of the owner. */
export const perOwnerLanguage = <Value>(
  value: (lang: OwnerLanguage) => Value,
): Record<OwnerLanguage, Value> => ({
  fr: value('fr'),
  nl: value('nl'),
});
