import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { HeadedSection } from '../../HeadedSection/HeadedSection.tsx';
import styles from './AboutUs.module.css';

interface Props {
  heading: string;
  paragraphs: readonly [string, string];
  highlights: string[];
  link: { href: string; label: string };
}

/** About the company: two paragraphs, highlights, a drawing (HM-10). */
export function AboutUs({ heading, paragraphs, highlights, link }: Props) {
  return (
    <HeadedSection
      id="about"
      headingId="about-heading"
      pipe="return"
      heading={heading}
      className={styles.about}
    >
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
        <Checklist items={highlights} />
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      </div>
      <div className={styles.picture}>
        <SvgImage name="home-neighbours" alt="" width={560} height={360} />
      </div>
    </HeadedSection>
  );
}
