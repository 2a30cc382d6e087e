import type * as z from 'zod';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { chapter } from '#src/content/schemas/copy/shared.ts';
import styles from './Chapter.module.css';

/** A chapter of a legal text: paragraphs, then a list. */
export type ChapterText = z.infer<typeof chapter>;

/** One chapter of the legal notice or of the accessibility statement. */
export function Chapter({ id, heading, paragraphs, items }: ChapterText) {
  return (
    <div className={styles.chapter}>
      <SectionHeading id={id} pipe="return">
        {heading}
      </SectionHeading>
      <Paragraphs>{paragraphs}</Paragraphs>
      {items.length === 0 ? null : (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
