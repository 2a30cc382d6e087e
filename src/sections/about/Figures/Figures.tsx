import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Figures.module.css';

interface Props {
  heading: string;
  items: { value: string; label: string }[];
  note: string;
}

/** Figures as house numbers in blue enamel. */
export function Figures({ heading, items, note }: Props) {
  return (
    <Band id={null} labelledBy="figures">
      <SectionHeading id="figures" pipe="return">
        {heading}
      </SectionHeading>
      <dl className={styles.plates}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.plate}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </Band>
  );
}
