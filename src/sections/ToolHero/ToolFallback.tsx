import { Paragraph } from '#src/components/Text/Paragraph.tsx';

interface Props {
  /** Where the page has the same without the island, and the number to call. */
  text: string;
}

/** What stands in for a tool's form where its island does not run. */
export function ToolFallback({ text }: Props) {
  return <Paragraph>{text}</Paragraph>;
}
