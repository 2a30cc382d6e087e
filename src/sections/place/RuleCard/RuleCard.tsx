import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { RuleId } from '#src/content/schemas/copy/region.ts';
import { Band } from '../../Band/Band.tsx';
import styles from './RuleCard.module.css';
import { ruleDrawings } from './rule-drawings.tsx';

interface Props {
  heading: string;
  title: string;
  items: { id: RuleId; subject: string; figure: string; numeral: string; text: string }[];
  more: string[];
}

/** The Region's rule on one enamel plate: who checks what how often, by whom, and which paper. */
export function RuleCard({ heading, title, items, more }: Props) {
  return (
    <Band id="rule" labelledBy="rule-title">
      <SectionHeading id="rule-title" pipe="return">
        {heading}
      </SectionHeading>
      <div className={styles.plate}>
        <h3>{title}</h3>
        <ul className={styles.items}>
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
          {more.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
      </div>
    </Band>
  );
}
