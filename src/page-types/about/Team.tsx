import { PersonList, type PersonListProps } from '#src/components/PersonList/PersonList.tsx';
import { Reviews, type ReviewsProps } from '#src/components/Reviews/Reviews.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Team.module.css';

interface Props {
  heading: string;
  paragraphs: string[];
  /** Text alternative of the picture. */
  drawing: string;
  /** Per Region: the qualification required and the certificate issued. */
  papers: { title: string; text: string }[];
  /** Null where the content names nobody. */
  people: PersonListProps | null;
  reviews: ReviewsProps | null;
}

/** The technicians and their certificates, and what customers say. */
export function Team({ heading, paragraphs, drawing, papers, people, reviews }: Props) {
  return (
    <HeadedSection headingId="team" pipe="return" heading={heading}>
      <div className={`tablet-columns ${styles.columns}`}>
        <div className={styles.prose}>
          <Paragraphs>{paragraphs}</Paragraphs>
          <SvgImage name="about-team" alt={drawing} width={720} height={340} />
        </div>
        <dl className={`ruled ${styles.certificates}`}>
          {papers.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {people !== null && <PersonList {...people} heading={null} />}
      {reviews !== null && <Reviews {...reviews} />}
    </HeadedSection>
  );
}
