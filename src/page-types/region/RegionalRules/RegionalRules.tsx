import type { ReactNode } from 'react';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { RegionRuleId } from '#src/page-types/region/copy-schema.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './RegionalRules.module.css';

const flame = <path className="brass" d="M92 88q-14-22 6-40 2 14 8 10 8 18-2 30z" />;
const drop = <path className="charcoal" d="M98 48q16 22 4 36-10 8-18-2-6-14 14-34z" />;

const calendar = (numeral: string, fuel: ReactNode) => (
  <svg className={styles.picture} viewBox="0 0 120 96" aria-hidden="true">
    <path className="white" d="M14 20h70v66H14z" />
    <path className="plate" d="M14 20h70v18H14z" />
    <path className="no-fill" d="M30 12v16m38-16v16" />
    <text className={`ink-text ${styles.numeral}`} x="49" y="74">
      {numeral}
    </text>
    {fuel}
  </svg>
);

const certificate = (numeral: string) => (
  <svg className={styles.picture} viewBox="0 0 120 96" aria-hidden="true">
    <path className="white" d="M24 8h48l18 18v62H24z" />
    <path className="no-fill" d="M72 8v18h18" />
    <path className="thin" d="M34 36h36m-36 12h26m-26 12h18" />
    <circle className="plate" cx="88" cy="66" r="28" />
    <text className={styles.seal} x="88" y="74">
      {numeral}
    </text>
  </svg>
);

/** Drawing of each rule: calendar with a flame (gas), calendar with a drop (oil), certificate with a seal (papers). */
const ruleDrawings: Record<RegionRuleId, (numeral: string) => ReactNode> = {
  gas: (numeral) => calendar(numeral, flame),
  oil: (numeral) => calendar(numeral, drop),
  papers: certificate,
};

type Props = Copy<'region-brussels'>['rule'];

/** Shows the Region's rules for heating systems: how often each system is inspected, and which certificate is issued. */
export function RegionalRules({ heading, items, more }: Props) {
  return (
    <HeadedSection id="rule" headingId="rule-title" pipe="return" heading={heading}>
      <ul className={`tablet-columns ${styles.items}`}>
        {items.map((item) => (
          <li key={item.id}>
            {ruleDrawings[item.id](item.numeral)}
            <p>
              <b>{item.subject}</b>
              <strong>{item.figure}</strong>
              <Text>{item.text}</Text>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Paragraphs>{more}</Paragraphs>
      </div>
    </HeadedSection>
  );
}
