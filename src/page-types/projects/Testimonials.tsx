import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { testimonialQuotes } from './props.ts';
import styles from './Testimonials.module.css';

interface Props {
  heading: string;
  sampleLabels: SampleLabels;
  ratingLabel: string;
  quotes: ReturnType<typeof testimonialQuotes>;
}

/** Shows quotes of customers. Invented ones are marked as examples. */
export function Testimonials({ heading, sampleLabels, ratingLabel, quotes }: Props) {
  const samples = samplesIn(quotes);
  return (
    <HeadedSection headingId="testimonials" pipe="return" heading={heading} className={styles.section}>
      {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
      <div className="columns in-three rule-above">
        {quotes.map(({ id, rating, quote, name, town, drawingName, sample }) => (
          <figure key={id} className={styles.quote}>
            {samples === 'some' && sample && <SampleBadge>{sampleLabels.one}</SampleBadge>}
            <blockquote>
              <Paragraph>{quote}</Paragraph>
            </blockquote>
            <p className={styles.rating}>
              <span className="visually-hidden">{ratingLabel} </span>
              {rating}
            </p>
            <figcaption className={styles.author}>
              <span className={styles.face}>
                <SvgImage name={drawingName} alt="" width={72} height={72} />
              </span>
              <span>
                <strong>{name}</strong>
                {town}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </HeadedSection>
  );
}
