import { Table } from '#src/components/Table/Table.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  caption: string;
  head: string[];
  rows: string[][];
}

/** Which floor coverings suit underfloor heating, and why. */
export function FloorCoverings({ heading, caption, head, rows }: Props) {
  return (
    <HeadedSection headingId="coverings" pipe="return" heading={heading}>
      <Table caption={caption} head={head} rows={rows} onPhones="columns" />
    </HeadedSection>
  );
}
