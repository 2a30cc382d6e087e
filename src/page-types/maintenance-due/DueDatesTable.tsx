import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

type Props = Copy<'maintenance-due'>['table'] & {
  /** Name of the table for screen readers. */
  caption: string;
};

/** Names each place once, above its rules: in a title it stands before the colon. */
const rowsByPlace = (rules: Props['rules']): string[][] => {
  let above = '';
  return rules.flatMap(({ title, interval, who, paper }) => {
    const [, place = above, appliance = title] = /^([^:]+?)\s*:\s+(.+)$/.exec(title) ?? [];
    const row = [appliance.charAt(0).toUpperCase() + appliance.slice(1), interval, who, paper];
    const rows = place === above ? [row] : [[place], row];
    above = place;
    return rows;
  });
};

/** The rules of every Region as a table (TL-3, BC-5). */
export function DueDatesTable({ heading, columns, rules, note, caption }: Props) {
  return (
    <HeadedSection id="rules" headingId="rules-title" pipe="supply" heading={heading}>
      <Table caption={caption} head={columns} onPhones="rows" rows={rowsByPlace(rules)} />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
