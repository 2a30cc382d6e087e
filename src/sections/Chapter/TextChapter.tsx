import type * as z from 'zod';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { chapter } from '#src/content/schemas/copy/shared.ts';
import { Chapter } from './Chapter.tsx';

/** Copy of a chapter. */
export type ChapterText = z.infer<typeof chapter>;

interface Props extends ChapterText {
  /** Whether its heading opens it. */
  folded: boolean;
  /** Class of its list. */
  list: string | undefined;
}

/** A chapter of the legal notice or of the accessibility statement: paragraphs, then a list. */
export function TextChapter({ paragraphs, items, list, ...props }: Props) {
  return (
    <Chapter {...props}>
      <Paragraphs>{paragraphs}</Paragraphs>
      {items.length === 0 ? null : (
        <ul className={list}>
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
