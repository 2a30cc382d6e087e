import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

type Props = Copy<'maintenance-due'>['table'] & {
  /** Name of the table for screen readers. */
  caption: string;
};

/** The rules of every Region as a table (TL-3, BC-5). */
export function DueDatesTable({ heading, columns, rules, note, caption }: Props) {
  return (
    <HeadedSection id="rules" headingId="rules-title" pipe="supply" heading={heading}>
      <Table
        caption={caption}
        head={columns}
        rows={rules.map(({ title, interval, who, paper }) => [title, interval, who, paper])}
      />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
