import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
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
      <Paragraph className={styles.lead}>{lead}</Paragraph>
      <div className={`tablet-columns ${styles.columns}`}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
    </HeadedSection>
  );
}
