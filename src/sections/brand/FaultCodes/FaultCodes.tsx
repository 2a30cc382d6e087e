import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './FaultCodes.module.css';
import { RoadSign } from './RoadSign.tsx';

/** A fault code with everything the visitor needs to decide: wait, try once, or call. */
export interface Fault {
  code: string;
  anchor: string;
  severity: 'self' | 'once' | 'technician';
  title: string;
  meaning: string;
  cause: string;
  may: string[];
  stop: string[];
}

interface Labels {
  display: string;
  severities: Record<Fault['severity'], string>;
  cause: string;
  may: string;
  stop: string;
  note: string;
}

interface Props {
  heading: string;
  faults: Fault[];
  labels: Labels;
}

/** Fault codes as the boiler shows them; each has an anchor, so that a link can lead straight to it. */
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

function FaultCard({ fault, labels }: { fault: Fault; labels: Labels }) {
  const { code, anchor, severity, title, meaning, cause, may, stop } = fault;
  return (
    <article className={styles.fault} id={anchor}>
      <div className={styles.screen}>
        <div className={styles.display}>
          <FaultCodeDisplay code={code} label={`${labels.display} ${code}`} />
        </div>
        <Severity level={severity} label={labels.severities[severity]} />
      </div>
      <div className={styles.meaning}>
        <h3>
          <span className="visually-hidden">{code}</span> <Text>{title}</Text>
        </h3>
        <p>
          <Text>{meaning}</Text>
        </p>
        <p>
          <strong>{labels.cause}</strong> <Text>{cause}</Text>
        </p>
      </div>
      <Advice sign="go" heading={labels.may} items={may} />
      <Advice sign="stop" heading={labels.stop} items={stop} />
    </article>
  );
}

interface AdviceProps {
  sign: 'go' | 'stop';
  heading: string;
  items: string[];
}

function Advice({ sign, heading, items }: AdviceProps) {
  return (
    <div className={styles.advice}>
      <h4>
        <RoadSign kind={sign} />
        {heading}
      </h4>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
