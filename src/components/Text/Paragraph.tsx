import type { ComponentProps } from 'react';
import { Text } from './Text.tsx';

interface Props extends Pick<ComponentProps<'p'>, 'id' | 'className'> {
  children: string;
}

/** A paragraph of copy with its inline markup. */
export function Paragraph({ children, ...attributes }: Props) {
  return (
    <p {...attributes}>
      <Text>{children}</Text>
    </p>
  );
}
