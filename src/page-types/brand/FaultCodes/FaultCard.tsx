import { FaultSummary } from '#src/components/FaultSummary/FaultSummary.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Severity } from '#src/lib/fault-codes/severity.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './FaultCard.module.css';

/** A fault code with the data for the visitor's decision: reset it, try once, or call a technician. */
export interface Fault {
  code: string;
  anchor: string;
  severity: Severity;
  title: string;
  /** Possible causes of the code. */
  text: string;
  may: string[];
  stop: string[];
  /** The code above with the same advice, which then stands there only. */
  sameAs: { code: string; anchor: string } | null;
  /** The document with the meaning, or the sentence that none was found (TR-1). */
  provenance: string;
}

interface Props {
  fault: Fault;
  labels: Copy<'fault-labels'>;
}

/**
 * Shows one fault code: its severity, its meaning, and what the visitor may and must not do. `anchor` is the target of
 * deep links.
 */
export function FaultCard({ fault, labels }: Props) {
  const { code, anchor, severity, title, text, may, stop, sameAs, provenance } = fault;
  return (
    <article className={styles.fault} id={anchor}>
      <FaultSummary
        display={{ code, label: `${labels.display} ${code}` }}
        severity={{ level: severity, label: labels.severities[severity] }}
        may={sameAs === null ? { heading: ofCode(labels.may, code), text: <List items={may} /> } : null}
        stop={sameAs === null ? { heading: ofCode(labels.stop, code), text: <List items={stop} /> } : null}
        headings="h4"
        isLive={false}
        answerKey={code}
      >
        <h3>
          <span className="visually-hidden">{code}</span> <Text>{title}</Text>
        </h3>
        <div className={`columns ${styles.meaning}`}>
          <Paragraph>
            {sameAs === null ? text : `${text} ${labels.sameSteps} [${sameAs.code}](#${sameAs.anchor}).`}
          </Paragraph>
          <Paragraph>{provenance}</Paragraph>
        </div>
      </FaultSummary>
    </article>
  );
}

/** Adds the hidden code to a heading, so that lists of headings can distinguish it from that of another code. */
const ofCode = (heading: string, code: string) => (
  <span>
    {heading} <span className="visually-hidden">{code}</span>
  </span>
);

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
