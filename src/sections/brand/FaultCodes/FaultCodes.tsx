import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import { type Fault, FaultCard, type FaultLabels } from './FaultCard.tsx';
import styles from './FaultCodes.module.css';

interface Props {
  heading: string;
  faults: Fault[];
  labels: FaultLabels & { note: string };
}

/** The fault codes of a brand, one card each. */
export function FaultCodes({ heading, faults, labels }: Props) {
  return (
    <PageSection id="codes" labelledBy="faults">
      <SectionHeading id="faults" pipe="supply">
        {heading}
      </SectionHeading>
      {faults.map((fault) => (
        <FaultCard key={fault.code} fault={fault} labels={labels} />
      ))}
      <p className={styles.note}>
        <Text>{labels.note}</Text>
      </p>
    </PageSection>
  );
}
