import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

type Props = Pick<Copy<'maintenance-due'>['table'], 'heading' | 'columns' | 'note'> & {
  /** Name of the table for screen readers. */
  caption: string;
  groups: { key: string; title: string; rows: string[][] }[];
};

/** The rules of every Region as a table (TL-3, BC-5). */
export function DueDatesTable({ heading, columns, groups, note, caption }: Props) {
  return (
    <HeadedSection id="rules" headingId="rules-title" pipe="supply" heading={heading}>
      <Table caption={caption} head={columns} groups={groups} />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
