import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './BrandAbout.module.css';

interface Props {
  heading: string;
  text: string;
  prices: Copy<'fault-labels'>['prices'];
}

/** A text about the brand, and below it two prices. */
export function BrandAbout({ heading, text, prices }: Props) {
  return (
    <HeadedSection headingId="about-brand" pipe="supply" heading={heading} ground="mint">
      <div className={`tablet-columns beside ${styles.about}`}>
        <div>
          <Paragraph className={styles.text}>{text}</Paragraph>
          <Paragraph className="section-note">{prices.note}</Paragraph>
        </div>
        <div>
          <h3>{prices.heading}</h3>
          <dl className="rule-above">
            {prices.rows.map(({ term, value, note }) => (
              <div key={term} className={styles.price}>
                <dt>{term}</dt>
                <dd>
                  <strong>{value}</strong> <small>{note}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </HeadedSection>
  );
}
