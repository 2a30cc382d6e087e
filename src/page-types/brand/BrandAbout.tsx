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
  lead: string;
  paragraphs: string[];
  plate: { heading: string; rows: Row[]; note: string };
}

/** About the brand, beside a rating plate with three prices. */
export function BrandAbout({ heading, lead, paragraphs, plate }: Props) {
  return (
    <section className="band" aria-labelledby="about-brand">
      <div className={`columns ${styles.columns}`}>
        <div>
          <SectionHeading id="about-brand" pipe="supply">
            {heading}
          </SectionHeading>
          <Paragraph className={styles.lead}>{lead}</Paragraph>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph} className={styles.paragraph}>
              {paragraph}
            </Paragraph>
          ))}
        </div>
        <RatingPlate {...plate} />
      </div>
    </section>
  );
}

/** Prices, drawn as the rating plate on the side of an appliance. */
function RatingPlate({ heading, rows, note }: Props['plate']) {
  return (
    <div className={styles.plate}>
      <h3 className={styles.plateHeading}>{heading}</h3>
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
      <Paragraph className={styles.plateNote}>{note}</Paragraph>
    </div>
  );
}
