import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { strengthDrawings } from '#src/drawings/strengths.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Strengths.module.css';

interface Strength {
  icon: keyof typeof strengthDrawings;
  title: string;
}

interface Props {
  heading: string;
  items: Strength[];
}

/** Strengths of the brand, each with an icon. */
export function Strengths({ heading, items }: Props) {
  return (
    <HeadedSection headingId="strengths" pipe="return" heading={heading}>
      <ul className={`columns ${styles.grid}`}>
        {items.map(({ icon, title }) => (
          <li key={title} className={styles.item}>
            <div className={styles.icon}>
              <InlineSvg svg={strengthDrawings[icon]} label={null} />
            </div>
            <p className={styles.title}>{title}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
