import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { RoadSign } from '#src/components/RoadSign/RoadSign.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { explainedFaults } from '#src/page-props/fault-code-sources.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './FaultCard.module.css';

/** A fault code with the data for the visitor's decision: reset it, try once, or call a technician. */
export type Fault = ReturnType<typeof explainedFaults>[number];

interface Props {
  fault: Fault;
  labels: Copy<'fault-labels'>;
}

/**
 * One fault code: its display, meaning and severity, and folded below them what the visitor may and must not do. In
 * danger the advice is open. `anchor` is the target of deep links, which open it.
 */
export function FaultCard({ fault, labels }: Props) {
  const { code, anchor, severity, title, text = '', may, stop, sameAs, provenance } = fault;
  const sameSteps = sameAs === null ? '' : `${labels.sameSteps} [${sameAs.code}](#${sameAs.anchor}).`;
  const words = `${text} ${sameSteps}`.trim();
  return (
    <details className={`fold ${styles.fault}`} id={anchor} open={severity === 'danger'}>
      <summary>
        <FaultCodeDisplay code={code} label={`${labels.display} ${code}`} />
        <h3>
          <span className="visually-hidden">{code}</span> <Text>{title}</Text>
        </h3>
        <Severity level={severity} label={labels.severities[severity]} />
      </summary>
      <div className={`tablet-columns ${styles.advice}`}>
        {words !== '' && <Paragraph>{words}</Paragraph>}
        <Paragraph>{provenance}</Paragraph>
        {sameAs === null && (
          <>
            <Advice sign="go" heading={labels.may} code={code} items={may} />
            <Advice sign="stop" heading={labels.stop} code={code} items={stop} />
          </>
        )}
      </div>
    </details>
  );
}

interface AdviceProps {
  sign: 'go' | 'stop';
  heading: string;
  /** Hidden in the heading, so that lists of headings can distinguish it from that of another code. */
  code: string;
  items: string[];
}

/** The actions that the visitor may take, or must not take, under a road sign. */
function Advice({ sign, heading, code, items }: AdviceProps) {
  return (
    <div>
      <h4>
        <RoadSign kind={sign} />
        <span>
          {heading} <span className="visually-hidden">{code}</span>
        </span>
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
