import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './KeyFigures.module.css';

interface Props {
  heading: string;
  items: { value: string; label: string }[];
  note: string;
}

/** Key figures of the company, drawn as house numbers. */
export function KeyFigures({ heading, items, note }: Props) {
  return (
    <HeadedSection headingId="figures" pipe="return" heading={heading}>
      <dl className={`columns ${styles.plates}`}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.plate}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
