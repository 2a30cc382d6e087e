import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './Story.module.css';

interface Props {
  heading: string;
  lead: string;
  paragraphs: string[];
}

/** History of the company. */
export function Story({ heading, lead, paragraphs }: Props) {
  return (
    <PageSection id={null} labelledBy="story">
      <SectionHeading id="story" pipe="supply">
        {heading}
      </SectionHeading>
      <p className={styles.lead}>
        <Text>{lead}</Text>
      </p>
      <div className={styles.columns}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
    </PageSection>
  );
}
