import { Chapter, type ChapterText } from '#src/sections/Chapter/Chapter.tsx';
import styles from './AccessibilityStatement.module.css';

interface Props {
  /** A sentence with the date of the last test. */
  updated: string;
  chapters: ChapterText[];
}

/** The accessibility statement: date and chapters. */
export function AccessibilityStatement({ updated, chapters }: Props) {
  return (
    <section className="page-section" aria-labelledby={chapters[0]?.id ?? 'top'}>
      <p className={styles.updated}>{updated}</p>
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} {...chapter} />
      ))}
    </section>
  );
}
