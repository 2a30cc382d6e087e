import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { TownCopy } from './copy-schema.ts';
import styles from './LocalFacts.module.css';

/** Shows facts about this town only. */
export function LocalFacts({ heading, paragraphs }: TownCopy['local']) {
  return (
    <HeadedSection id="local" headingId="local-title" pipe="supply" heading={heading}>
      <div className={`tablet-columns ${styles.columns}`}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
    </HeadedSection>
  );
}
