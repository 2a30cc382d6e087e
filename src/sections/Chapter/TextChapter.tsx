import type { ComponentProps, ReactNode } from 'react';
import type * as z from 'zod';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { chapter } from '#src/content/schemas/copy/schema-parts.ts';
import { Chapter } from './Chapter.tsx';

interface Props extends z.infer<typeof chapter>, Omit<ComponentProps<typeof Chapter>, 'children'> {
  /** Class of its list. */
  list: string | undefined;
  /** What follows the paragraphs and the list. */
  children?: ReactNode;
}

/** A chapter of the legal notice or of the accessibility statement: paragraphs, then a list. */
export function TextChapter({ paragraphs, items, list, children, ...props }: Props) {
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
      {children}
    </Chapter>
  );
}
