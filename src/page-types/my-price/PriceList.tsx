import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  caption: string;
  columns: string[];
  rows: string[][];
  note: string;
}

/** Lists every price with what it covers, for visitors who do not answer the questions (TL-8). */
export function PriceList({ heading, caption, columns, rows, note }: Props) {
  return (
    <HeadedSection id="prices" headingId="prices-title" pipe="supply" heading={heading}>
      <Table caption={caption} head={columns} rows={rows} />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
