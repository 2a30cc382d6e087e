import { FaultDisplay } from '#src/components/FaultDisplay/FaultDisplay.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './FaultCodes.module.css';
import { RoadSign } from './RoadSign.tsx';

/** A fault code with everything the visitor needs to decide: wait, try once, or call. */
export interface Fault {
  code: string;
  anchor: string;
  severity: 'self' | 'once' | 'technician' | 'danger';
  title: string;
  meaning: string;
  cause: string;
  may: string[];
  stop: string[];
  /** Which document stands behind the meaning, or that none was found (TR-1). */
  provenance: string;
}

interface Labels {
  display: string;
  severities: Record<Fault['severity'], string>;
  cause: string;
  may: string;
  stop: string;
  gas: string;
  note: string;
  documents: { heading: string; note: string };
}

interface Props {
  heading: string;
  faults: Fault[];
  /** Documents that were compared with the codes, a line each. */
  documents: string[];
  labels: Labels;
}

/** Fault codes as the boiler shows them; each has an anchor, so that a link can lead straight to it. */
export function FaultCodes({ heading, faults, documents, labels }: Props) {
  return (
    <Band id="codes" labelledBy="faults">
      <SectionHeading id="faults" pipe="supply">
        {heading}
      </SectionHeading>
      <div className={styles.warning}>
        <p>
          <Text>{labels.gas}</Text>
        </p>
        <p>
          <Text>{labels.note}</Text>
        </p>
      </div>
      {faults.map((fault) => (
        <FaultCard key={fault.code} fault={fault} labels={labels} />
      ))}
      <details className={styles.documents}>
        <summary>{labels.documents.heading}</summary>
        <p>
          <Text>{labels.documents.note}</Text>
        </p>
        <ul>
          {documents.map((line) => (
            <li key={line}>
              <Text>{line}</Text>
            </li>
          ))}
        </ul>
      </details>
    </Band>
  );
}

function FaultCard({ fault, labels }: { fault: Fault; labels: Labels }) {
  const { code, anchor, severity, title, meaning, cause, may, stop, provenance } = fault;
  return (
    <article className={styles.fault} id={anchor}>
      <div className={styles.screen}>
        <div className={styles.display}>
          <FaultDisplay code={code} label={`${labels.display} ${code}`} />
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
        <p className={styles.provenance}>
          <Text>{provenance}</Text>
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
