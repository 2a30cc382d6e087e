import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './BrandAbout.module.css';

interface Props {
  heading: string;
  text: string;
  prices: Copy<'fault-labels'>['plate'];
}

/** A text about the brand, beside three prices. */
export function BrandAbout({ heading, text, prices }: Props) {
  return (
    <section className="page-section" aria-labelledby="about-brand">
      <div className={`columns ${styles.columns}`}>
        <div>
          <SectionHeading id="about-brand" pipe="supply">
            {heading}
          </SectionHeading>
          <Paragraph className={styles.text}>{text}</Paragraph>
        </div>
        <div className={styles.prices}>
          <h3>{prices.heading}</h3>
          <dl className={styles.rows}>
            {prices.rows.map(({ term, value, note }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <strong>{value}</strong> <small>{note}</small>
                </dd>
              </div>
            ))}
          </dl>
          <Paragraph className={styles.note}>{prices.note}</Paragraph>
        </div>
      </div>
    </section>
  );
}
