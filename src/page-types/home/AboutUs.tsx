import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { PersonList, type PersonListProps } from '#src/components/PersonList/PersonList.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './AboutUs.module.css';

interface Props {
  heading: string;
  paragraphs: readonly [string, string];
  highlights: string[];
  link: { href: string; label: string };
  /** Null where the content names nobody. */
  people: PersonListProps | null;
}

/** About the company: two paragraphs, highlights, a drawing (HM-10). */
export function AboutUs({ heading, paragraphs, highlights, link, people }: Props) {
  return (
    <HeadedSection
      id="about"
      headingId="about-heading"
      pipe="return"
      heading={heading}
      className={`columns ${styles.about}`}
    >
      <div className={styles.text}>
        <Paragraphs>{paragraphs}</Paragraphs>
        <Checklist items={highlights} />
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      </div>
      <div className={`${styles.picture} screen-only`}>
        <SvgImage name="home-neighbours" alt="" width={560} height={360} />
      </div>
      {people !== null && (
        <div className={styles.people}>
          <PersonList {...people} />
        </div>
      )}
    </HeadedSection>
  );
}
