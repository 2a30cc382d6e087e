import { Text } from './Text.tsx';

interface Props {
  children: readonly string[];
}

/** Paragraphs of copy. */
export function Paragraphs({ children }: Props) {
  return children.map((paragraph) => (
    <p key={paragraph}>
      <Text>{paragraph}</Text>
    </p>
  ));
}
