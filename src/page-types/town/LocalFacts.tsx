import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { TownCopy } from './copy-schema.ts';
import styles from './LocalFacts.module.css';

type Props = TownCopy['local'] & { districts: string[] };

/** Shows facts about this town only, below the names of its districts if it has any (TN-5). */
export function LocalFacts({ heading, districts, paragraphs }: Props) {
  return (
    <HeadedSection id="local" headingId="local-title" pipe="supply" heading={heading}>
      {districts.length > 0 && (
        <ul className={styles.districts}>
          {districts.map((district) => (
            <li key={district}>
              <svg viewBox="0 0 60 20" aria-hidden="true">
                <path d="M2 18V11l5-4 5 4v7m2 0V8l4-7 4 7v10m2 0v-6h10v6m2 0V9l6-5 6 5v9m2 0v-7h8v7" />
              </svg>
              {district}
            </li>
          ))}
        </ul>
      )}
      <div className={`tablet-columns ${styles.columns}`}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
    </HeadedSection>
  );
}
