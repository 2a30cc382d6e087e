import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Testimonials.module.css';

/** A quote and its author. */
export interface Quote {
  id: string;
  rating: string;
  quote: string;
  name: string;
  town: string;
  image: string;
  /** True for an invented customer, whose quote is marked as an example (BC-7). */
  sample: boolean;
}

interface Props {
  heading: string;
  sampleLabels: SampleLabels;
  ratingLabel: string;
  quotes: Quote[];
}

/** Quotes of customers in speech balloons; invented ones are marked as examples. */
export function Testimonials({ heading, sampleLabels, ratingLabel, quotes }: Props) {
  const samples = samplesIn(quotes);
  return (
    <HeadedSection headingId="testimonials" pipe="return" heading={heading}>
      {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
      <div className={`columns ${styles.grid}`}>
        {quotes.map(({ id, rating, quote, name, town, image, sample }) => (
          <figure key={id} className={styles.quote}>
            {samples === 'some' && sample && (
              <div className={styles.badge}>
                <SampleBadge>{sampleLabels.one}</SampleBadge>
              </div>
            )}
            <blockquote className={styles.balloon}>
              <p className={styles.rating}>
                <span className="visually-hidden">{ratingLabel} </span>
                {rating}
              </p>
              <Paragraph>{quote}</Paragraph>
            </blockquote>
            <svg className={styles.tail} viewBox="0 0 52 40" aria-hidden="true">
              <path className="paper" stroke="none" d="M6-2h36v6H6z" />
              <path className="paper" d="M6 1L14 38 40 1" />
            </svg>
            <figcaption className={styles.author}>
              <span className={styles.face}>
                <SvgImage name={image} alt="" width={132} height={132} />
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
