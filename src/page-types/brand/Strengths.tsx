import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Strengths.module.css';

interface Props {
  heading: string;
  items: string[];
}

/** Strengths of the brand. */
export function Strengths({ heading, items }: Props) {
  return (
    <HeadedSection headingId="strengths" pipe="return" heading={heading} className={styles.section}>
      <Checklist items={items} />
    </HeadedSection>
  );
}
