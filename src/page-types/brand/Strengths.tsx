import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { strengthDrawings } from '#src/drawings/strengths.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
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
    <HeadedSection headingId="strengths" pipe="return" heading={heading}>
      <ul className={`columns ${styles.grid}`}>
        {items.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <div className={styles.icon}>
              <InlineSvg svg={strengthDrawings[icon]} label={null} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <Paragraph className={styles.text}>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
