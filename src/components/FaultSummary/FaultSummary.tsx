import type { ReactNode } from 'react';
import type { Severity as SeverityName } from '#src/lib/fault-codes/severity.ts';
import { FaultCodeDisplay } from '../FaultCodeDisplay/FaultCodeDisplay.tsx';
import { RoadSign } from '../RoadSign/RoadSign.tsx';
import { Severity } from '../Severity/Severity.tsx';
import styles from './FaultSummary.module.css';

interface Advice {
  heading: ReactNode;
  text: ReactNode;
}

interface Props {
  /** What the display shows, and its text alternative. */
  display: { code: string; label: string };
  severity: { level: SeverityName; label: string };
  /** What the visitor may do, and must not do; null where another code has the same. */
  may: Advice | null;
  stop: Advice | null;
  /** Element of their headings. */
  headings: 'h3' | 'h4';
  /** True where the meaning changes while the visitor reads: screen readers then say it. */
  isLive: boolean;
  /** Another for each answer: translators of browsers replace texts, and React must not keep any of a former answer. */
  answerKey: string;
  /** The meaning. */
  children: ReactNode;
}

/**
 * A fault code on a drawn display, its severity and meaning, and what the visitor may and must not do. The meaning, which
 * holds the heading, comes first: who jumps by headings would miss what stands before it.
 */
export function FaultSummary({
  display,
  severity,
  may,
  stop,
  headings: Heading,
  isLive,
  answerKey,
  children,
}: Props) {
  return (
    <div className={styles.summary}>
      <div className={styles.meaning} aria-live={isLive ? 'polite' : undefined}>
        <div key={answerKey}>{children}</div>
      </div>
      <div className={styles.screen}>
        <div className={styles.display}>
          <FaultCodeDisplay key={display.code} {...display} />
        </div>
        <Severity key={severity.level} {...severity} />
      </div>
      {(
        [
          ['go', may],
          ['stop', stop],
        ] as const
      ).map(
        ([sign, advice]) =>
          advice !== null && (
            <div key={sign} className={styles.advice}>
              <Heading>
                <RoadSign kind={sign} />
                {advice.heading}
              </Heading>
              <div key={severity.level}>{advice.text}</div>
            </div>
          ),
      )}
    </div>
  );
}
