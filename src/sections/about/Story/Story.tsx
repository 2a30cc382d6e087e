import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { HeadedSection } from '../../HeadedSection/HeadedSection.tsx';
import styles from './Story.module.css';

interface Props {
  heading: string;
  lead: string;
  paragraphs: string[];
}

/** History of the company. */
export function Story({ heading, lead, paragraphs }: Props) {
  return (
    <HeadedSection headingId="story" pipe="supply" heading={heading}>
      <p className={styles.lead}>
        <Text>{lead}</Text>
      </p>
      <div className={styles.columns}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
    </HeadedSection>
  );
}
