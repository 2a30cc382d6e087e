import { Paragraph } from '#src/components/Text/Paragraph.tsx';

/** What leads to the visitor's own price (TL-8). */
export function PricesIntro({ text }: { text: string }) {
  return <Paragraph className="section-intro">{text}</Paragraph>;
}
