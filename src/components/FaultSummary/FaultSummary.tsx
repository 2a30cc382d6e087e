import type { ReactNode } from 'react';
import type { Severity as SeverityName } from '#src/lib/fault-codes/severity.ts';
import { FaultCodeDisplay } from '../FaultCodeDisplay/FaultCodeDisplay.tsx';
import { RoadSign } from '../RoadSign/RoadSign.tsx';
import { Severity } from '../Severity/Severity.tsx';
import styles from './FaultSummary.module.css';

interface Advice {
  heading: string;
  text: ReactNode;
}

interface Props {
  /** The code on the drawn display, and its text alternative. */
  display: { code: string; label: string };
  severity: { level: SeverityName; label: string };
  /** The actions that the visitor may take, and those that he must not take. */
  allowed: Advice;
  forbidden: Advice;
  /** A different key for each answer, so that React makes new elements: a browser's translator may have replaced the text of the old ones, which would stay. */
  answerKey: string;
  /** The meaning. */
  children: ReactNode;
}

/**
 * A fault code on a drawn display, its severity and meaning, and what the visitor may and must not do. The meaning, which
 * holds the heading, comes first: who jumps by headings would miss what stands before it. It changes while the visitor
 * reads, so it is a live region.
 */
export function FaultSummary({ display, severity, allowed, forbidden, answerKey, children }: Props) {
  return (
    <div className={styles.summary}>
      <div className={styles.meaning} aria-live="polite">
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
          ['go', allowed],
          ['stop', forbidden],
        ] as const
      ).map(([sign, advice]) => (
        <div key={sign} className={styles.advice}>
          <h3>
            <RoadSign kind={sign} />
            {advice.heading}
          </h3>
          <div key={severity.level}>{advice.text}</div>
        </div>
      ))}
    </div>
  );
}
