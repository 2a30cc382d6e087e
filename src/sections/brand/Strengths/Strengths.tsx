import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { strengthDrawings } from '#src/drawings/strengths.ts';
import { PageSection } from '../../PageSection/PageSection.tsx';
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

/** Strengths of the brand, each with an icon. */
export function Strengths({ heading, items }: Props) {
  return (
    <PageSection id={null} labelledBy="strengths">
      <SectionHeading id="strengths" pipe="return">
        {heading}
      </SectionHeading>
      <ul className={styles.grid}>
        {items.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <div className={styles.icon}>
              <InlineSvg svg={strengthDrawings[icon]} label={null} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
