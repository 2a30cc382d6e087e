import { type GasInstructions, GasWarning } from '#src/components/GasWarning/GasWarning.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { type Fault, FaultCard } from './FaultCard.tsx';
import styles from './FaultCodes.module.css';

interface Props {
  heading: string;
  faults: Fault[];
  /** Documents that were compared with the codes, with the fragment of the links from the cards. */
  documents: { anchor: string; line: string }[];
  labels: Copy<'fault-labels'>;
  gas: GasInstructions;
  /** Link to all documented codes of the brand; null where there are none. */
  all: { href: string; label: string } | null;
}

/** The fault codes of a brand, folded, between a link to the warning about gas and the warning itself. */
export function FaultCodes({ heading, faults, documents, labels, gas, all }: Props) {
  return (
    <HeadedSection id="codes" headingId="faults" pipe="supply" heading={heading}>
      <Paragraph className="section-intro">{`[${labels.gasFirst}](#gas-warning)`}</Paragraph>
      {faults.map((fault) => (
        <FaultCard key={fault.code} fault={fault} labels={labels} />
      ))}
      <div id="gas-warning" className={styles.warning}>
        <GasWarning {...gas} />
      </div>
      <div className={`columns ${styles.foot}`}>
        <Paragraph className="section-note">{`${labels.note} ${labels.frost}`}</Paragraph>
        <div>
          {all !== null && (
            <p className={`target-size-links ${styles.all} screen-only`}>
              <a href={all.href}>{all.label}</a>
            </p>
          )}
          <details className={`fold ${styles.documents}`}>
            <summary>{labels.documents.heading}</summary>
            <ol className="numbers">
              {documents.map(({ anchor, line }) => (
                <li key={anchor} id={anchor}>
                  <Text>{line}</Text>
                </li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </HeadedSection>
  );
}
