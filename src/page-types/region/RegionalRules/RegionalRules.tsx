import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './RegionalRules.module.css';
import { ruleDrawings } from './rule-drawings.tsx';

type Props = Copy<'region-brussels'>['rule'];

/** Shows the Region's rules for heating systems: how often each system is inspected, and which certificate is issued. */
export function RegionalRules({ heading, title, items, more }: Props) {
  return (
    <HeadedSection id="rule" headingId="rule-title" pipe="return" heading={heading}>
      <div className={styles.plate}>
        <h3>{title}</h3>
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
      </div>
    </HeadedSection>
  );
}
