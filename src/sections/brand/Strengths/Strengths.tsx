import { Drawing } from '#src/components/Drawing/Drawing.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { strengthDrawings } from '#src/drawings/strengths.ts';
import { Band } from '../../Band/Band.tsx';
import styles from './Strengths.module.css';

interface Strength {
  icon: keyof typeof strengthDrawings;
  title: string;
  text: string;
}

interface Props {
  heading: string;
  items: Strength[];
}

/** Six reasons, each with its small drawing. */
export function Strengths({ heading, items }: Props) {
  return (
    <Band id={null} labelledBy="strengths">
      <SectionHeading id="strengths" pipe="return">
        {heading}
      </SectionHeading>
      <ul className={styles.grid}>
        {items.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <div className={styles.icon}>
              <Drawing svg={strengthDrawings[icon]} label={null} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
