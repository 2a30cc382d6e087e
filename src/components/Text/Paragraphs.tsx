import { Paragraph } from './Paragraph.tsx';

interface Props {
  children: readonly string[];
}

/** Paragraphs of copy. */
export function Paragraphs({ children }: Props) {
  return children.map((paragraph) => <Paragraph key={paragraph}>{paragraph}</Paragraph>);
}
