import { Band } from '../../Band/Band.tsx';
import { Chapter, type ChapterText } from '../Chapter/Chapter.tsx';
import styles from './Statement.module.css';

interface Props {
  /** When it was last tested, as a sentence. */
  updated: string;
  chapters: ChapterText[];
}

/** The accessibility statement: a dated text in chapters. */
export function Statement({ updated, chapters }: Props) {
  return (
    <Band id={null} labelledBy={chapters[0]?.id ?? 'top'}>
      <p className={styles.updated}>{updated}</p>
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} {...chapter} />
      ))}
    </Band>
  );
}
