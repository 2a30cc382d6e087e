import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Table } from '#src/components/Table/Table.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';

interface Props {
  heading: string;
  caption: string;
  head: string[];
  rows: string[][];
}

/** Which floor coverings suit underfloor heating, and why. */
export function FloorCoverings({ heading, caption, head, rows }: Props) {
  return (
    <PageSection id={null} labelledBy="coverings">
      <SectionHeading id="coverings" pipe="return">
        {heading}
      </SectionHeading>
      <Table caption={caption} head={head} rows={rows} />
    </PageSection>
  );
}
