import type { Language } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/**
 * Returns the chapters of the accessibility statement. English messages of the form (CF-4), a known limit that depends on
 * a setting, are listed among what was not tested as long as the setting is on.
 */
export const statementChapters = (lang: Language) => {
  const { chapters, englishMessages } = copyOf('accessibility', lang);
  if (content.company.form.messages !== 'en') return chapters;
  return chapters.map((chapter) =>
    chapter.id === 'not-tested' ? { ...chapter, items: [...chapter.items, englishMessages] } : chapter,
  );
};
