import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import styles from './BrandAbout.module.css';

interface Row {
  term: string;
  value: string;
  note: string;
}

interface Props {
  heading: string;
  text: string;
  prices: { heading: string; rows: Row[]; note: string };
}

/** About the brand, beside three prices. */
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
        <Prices {...prices} />
      </div>
    </section>
  );
}

function Prices({ heading, rows, note }: Props['prices']) {
  return (
    <div className={styles.prices}>
      <h3>{heading}</h3>
      <dl className={styles.rows}>
        {rows.map(({ term, value, note: small }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>{value}</strong> <small>{small}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Paragraph className={styles.note}>{note}</Paragraph>
    </div>
  );
}
