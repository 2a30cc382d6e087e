import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { PriceGroupId } from './copy-schema.ts';
import styles from './PriceList.module.css';

interface Props {
  heading: string;
  caption: string;
  columns: string[];
  groups: { id: PriceGroupId; name: string; rows: string[][] }[];
  note: string;
}

/** Lists every price with what it covers, for visitors who do not answer the questions (TL-8). */
export function PriceList({ heading, caption, columns, groups, note }: Props) {
  return (
    <HeadedSection id="prices" headingId="prices-title" pipe="supply" heading={heading}>
      <Table
        caption={caption}
        head={columns}
        answer={columns.length - 1}
        groups={groups.map(({ id, name, rows }) => ({
          key: id,
          title: (
            <span className={`cluster ${styles.title}`}>
              <SvgImage name={`place-panel-${id}`} alt="" width={480} height={252} />
              {name}
            </span>
          ),
          rows,
        }))}
      />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
