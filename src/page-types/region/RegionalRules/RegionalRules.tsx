import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { RuleId } from '#src/page-types/region/copy-schema.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './RegionalRules.module.css';
import { ruleDrawings } from './rule-drawings.tsx';

interface Props {
  heading: string;
  title: string;
  items: { id: RuleId; subject: string; figure: string; numeral: string; text: string }[];
  more: string[];
}

/** The Region's rules for heating systems: how often which system is inspected, and which certificate is issued. */
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
