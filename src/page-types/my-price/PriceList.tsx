import { PriceTotals } from '#src/components/PriceTotals/PriceTotals.tsx';
import { Table } from '#src/components/Table/Table.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { VatSwitch } from '#src/components/VatSwitch/VatSwitch.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './PriceList.module.css';
import type { priceListProps } from './props.ts';

type Props = ReturnType<typeof priceListProps>;

/** Lists every price; the name of a work opens what its price covers, for visitors who do not answer the questions (TL-8). */
export function PriceList({ heading, caption, columns, labels, vatSwitch, groups, notes }: Props) {
  return (
    <HeadedSection
      id="prices"
      headingId="prices-title"
      pipe="supply"
      heading={heading}
      className={styles.prices}
      ground="rose"
    >
      <VatSwitch {...vatSwitch} />
      <Table
        caption={caption}
        head={columns}
        groups={groups.map(({ id, name, rows }) => ({
          key: id,
          title: name,
          rows: rows.map(({ work, totals, notes, included, excluded }) => [
            <details key={work} className={styles.coverage}>
              <summary>{work}</summary>
              <dl className="auto-columns">
                {[
                  [labels.included, included],
                  [labels.excluded, excluded],
                ].map(([label, text = '']) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Text>{text}</Text>
                    </dd>
                  </div>
                ))}
              </dl>
              {notes.map(({ text, home }) => (
                <p key={text} className={styles.note} data-home={home}>
                  <Text>{text}</Text>
                </p>
              ))}
            </details>,
            <PriceTotals key={`${work}-price`} totals={totals} />,
          ]),
        }))}
      />
      <div className={`auto-columns section-note ${styles.notes}`}>
        {notes.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </div>
    </HeadedSection>
  );
}
