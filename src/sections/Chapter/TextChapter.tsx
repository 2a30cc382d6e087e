import type * as z from 'zod';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { chapter } from '#src/content/schemas/copy/shared.ts';
import { Chapter } from './Chapter.tsx';

/** Copy of a chapter. */
export type ChapterText = z.infer<typeof chapter>;

/** A chapter of the legal notice or of the accessibility statement: paragraphs, then a list. */
export function TextChapter({ id, heading, paragraphs, items }: ChapterText) {
  return (
    <Chapter id={id} heading={heading}>
      <Paragraphs>{paragraphs}</Paragraphs>
      {items.length === 0 ? null : (
        <ul className="points">
          {items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      )}
    </Chapter>
  );
}
