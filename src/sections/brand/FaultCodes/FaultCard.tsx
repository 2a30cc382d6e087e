import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { RoadSign } from '#src/components/RoadSign/RoadSign.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './FaultCard.module.css';

/** A fault code with what the visitor needs to decide: reset it, try once, or call a technician. */
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

/** Labels that the cards of all brands share. */
export interface FaultLabels {
  display: string;
  severities: Record<Fault['severity'], string>;
  cause: string;
  may: string;
  stop: string;
}

interface Props {
  fault: Fault;
  labels: FaultLabels;
}

/**
 * One fault code, its severity, meaning, and what the visitor may and must not do; `anchor` is the target of deep
 * links.
 */
export function FaultCard({ fault, labels }: Props) {
  const { code, anchor, severity, title, meaning, cause, may, stop, provenance } = fault;
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
