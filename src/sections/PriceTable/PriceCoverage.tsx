import { Text } from '#src/components/Text/Text.tsx';
import styles from './PriceCoverage.module.css';

export interface PriceCoverageProps {
  question: string;
  /** What is included, what is not, and when the total is known. */
  parts: { kind: keyof typeof signs; label: string; text: string }[];
}

/** The sign of each part: a tick, a bar, a coin. */
const signs = {
  included: (
    <>
      <circle className="mint" cx="24" cy="24" r="20" />
      <path className="thick on-page" d="m14 25 7 8 13-16" />
    </>
  ),
  excluded: (
    <>
      <circle className="steel" cx="24" cy="24" r="20" />
      <path className="thick" d="M14 24h20" />
    </>
  ),
  known: (
    <>
      <circle className="sun black-stroke" cx="24" cy="24" r="20" />
      <path className="black-stroke thick" d="M32 16q-4-4-9 0-4 4-4 8t4 8q5 4 9 0M14 21h14m-14 6h12" />
    </>
  ),
};

/** What a price covers, as a list with signs: beside a table one below the other, below it in a row. */
export function PriceCoverage({ question, parts }: PriceCoverageProps) {
  return (
    <div>
      <h3>{question}</h3>
      <dl className={`columns rule-above ${styles.coverage}`}>
        {parts.map(({ kind, label, text }) => (
          <div key={kind}>
            <dt>
              <svg viewBox="0 0 48 48" width={28} height={28} aria-hidden="true">
                {signs[kind]}
              </svg>
              {label}
            </dt>
            <dd>
              <Text>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
