import type { ReactNode } from 'react';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import tableCard from '#src/sections/table-card.module.css';
import styles from './RulesByRegion.module.css';

type Props = Copy<'service-area'>['regions'];
type Region = Props['items'][number];

/** What a row shows of a Region, below its label. */
const cells: Record<keyof Props['labels'], (region: Region) => ReactNode> = {
  responseTime: ({ responseTime }) => <Text>{responseTime}</Text>,
  rule: ({ rule }) => <Text>{rule}</Text>,
  gas: ({ gas, text }) => (
    <>
      <a href={`tel:${gas.replace(/\D/g, '')}`}>{gas}</a>
      <Paragraph>{text}</Paragraph>
    </>
  ),
};

/** Shows the rules of each Region: response time, maintenance rule, number for a smell of gas (TL-2). */
export function RulesByRegion({ heading, gas: smell, labels, items, note }: Props) {
  return (
    <HeadedSection headingId="regions-title" pipe="return" heading={heading}>
      <div className={tableCard.card}>
        <table className={styles.rules} aria-labelledby="regions-title">
          <thead>
            <tr>
              <td />
              {items.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['responseTime', 'rule', 'gas'] as const).map((row) => (
              <tr key={row} className={styles[row]}>
                <th scope="row">{labels[row]}</th>
                {items.map((region) => (
                  <td key={region.id}>
                    {/* On phones, where the row is a list below its label. */}
                    <b>{region.name}</b> <div>{cells[row](region)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details className="fold">
        <summary>
          <h3>{smell.question}</h3>
        </summary>
        <Paragraph>{smell.text}</Paragraph>
      </details>
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
