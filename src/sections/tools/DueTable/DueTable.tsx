import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Table } from '#src/components/Table/Table.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '#src/sections/PageSection/PageSection.tsx';
import styles from './DueTable.module.css';

interface Props {
  heading: string;
  columns: string[];
  rules: { title: string; interval: string; who: string; paper: string }[];
  note: string;
  /** Name of the table for screen readers. */
  caption: string;
}

/** The rules of every Region as a table (TL-3, BC-5). */
export function DueTable({ heading, columns, rules, note, caption }: Props) {
  return (
    <PageSection id="rules" labelledBy="rules-title">
      <SectionHeading id="rules-title" pipe="supply">
        {heading}
      </SectionHeading>
      <Table
        caption={caption}
        head={columns}
        rows={rules.map(({ title, interval, who, paper }) => [title, interval, who, paper])}
      />
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </PageSection>
  );
}
