import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './DueDatesTable.module.css';

type Props = Pick<Copy<'maintenance-due'>['table'], 'heading' | 'columns' | 'note'> & {
  /** `inShort`: the rule for most homes; `notes`: how long to keep certificates, and the public body. */
  groups: { key: string; title: string; inShort: string; rows: string[][]; notes: string[] }[];
};

/** The rules of every Region: in short, and folded the table of its appliances (TL-3, BC-5). */
export function DueDatesTable({ heading, columns, groups, note }: Props) {
  return (
    <HeadedSection id="rules" headingId="rules-title" pipe="supply" heading={heading} ground="mint">
      {groups.map(({ key, title, inShort, rows, notes }) => (
        <details key={key} className={`fold ${styles.region}`}>
          <summary>
            <h3>{title}</h3>
            <span>
              <Text>{inShort}</Text>
            </span>
          </summary>
          <Table caption={title} head={columns} groups={[{ key, title: null, rows }]} />
          {notes.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
        </details>
      ))}
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
