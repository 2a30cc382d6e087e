import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Values.module.css';

interface Props {
  heading: string;
  items: { id: string; title: string; text: string }[];
}

/** The values of the company, as screwed-on plates. */
export function Values({ heading, items }: Props) {
  return (
    <HeadedSection headingId="values" pipe="supply" heading={heading}>
      <ul className={`tablet-columns ${styles.grid}`}>
        {items.map(({ id, title, text }) => (
          <li key={id} className={styles.value}>
            <div>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </div>
            <SvgImage name={`about-${id}`} alt="" width={160} height={100} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
