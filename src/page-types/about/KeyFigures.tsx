import { FigureList } from '#src/components/FigureList/FigureList.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  items: { value: string; label: string }[];
  note: string;
}

/** Key figures of the company. */
export function KeyFigures({ heading, items, note }: Props) {
  return (
    <HeadedSection headingId="figures" pipe="return" heading={heading}>
      <FigureList items={items.map(({ value, label }) => ({ figure: value, title: label, text: null }))} />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
