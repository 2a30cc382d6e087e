import { Paragraph } from '#src/components/Text/Paragraph.tsx';

interface Props {
  /** Says where the page has the same information, and which number to call. */
  text: string;
}

/** The text in place of a tool's form, where its island does not run. */
export function ToolFallback({ text }: Props) {
  return <Paragraph>{text}</Paragraph>;
}
