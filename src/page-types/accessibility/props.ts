import type { Language } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/**
 * Chapters of the accessibility statement. The one known limit that a setting decides, English messages of the form
 * (CF-4), is named among what was not tested for as long as it holds.
 */
export const statementChapters = (lang: Language) => {
  const { chapters, englishMessages } = copyOf('accessibility', lang);
  if (content.company.form.messages !== 'en') return chapters;
  return chapters.map((chapter) =>
    chapter.id === 'not-tested' ? { ...chapter, items: [...chapter.items, englishMessages] } : chapter,
  );
};
