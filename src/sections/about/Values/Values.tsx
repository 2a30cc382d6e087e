import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './Values.module.css';

interface Props {
  heading: string;
  items: { title: string; text: string }[];
}

/** The values of the company, as screwed-on plates. */
export function Values({ heading, items }: Props) {
  return (
    <PageSection id={null} labelledBy="values">
      <SectionHeading id="values" pipe="supply">
        {heading}
      </SectionHeading>
      <ul className={styles.grid}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3>{title}</h3>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
