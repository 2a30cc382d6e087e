import { type ChapterText, TextChapter } from '#src/sections/Chapter/TextChapter.tsx';

interface Props {
  /** A sentence with the date of the last test. */
  updated: string;
  chapters: ChapterText[];
}

/** The accessibility statement: date and chapters. */
export function AccessibilityStatement({ updated, chapters }: Props) {
  return (
    <section className="page-section" aria-labelledby={chapters[0]?.id ?? 'top'}>
      <p>
        <strong>{updated}</strong>
      </p>
      {chapters.map((chapter) => (
        <TextChapter key={chapter.id} {...chapter} />
      ))}
    </section>
  );
}
