import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { PersonList, type PersonListProps } from '#src/components/PersonList/PersonList.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './AboutUs.module.css';

type Props = Copy<'home'>['about'] & {
  /** Null if the content has no persons. */
  people: PersonListProps | null;
};

/** About the company, in the night sky above a street in winter (HM-10). */
export function AboutUs({ heading, paragraphs, highlights, people }: Props) {
  return (
    <section id="about" className={`behind-rail lead ${styles.about}`} aria-labelledby="about-heading">
      <SectionHeading id="about-heading" pipe="return" heading={heading} />
      <div className={`columns in-two ${styles.text}`}>
        <div className="stack">
          <Paragraphs>{paragraphs}</Paragraphs>
        </div>
        <Checklist items={highlights} />
      </div>
      {people !== null && <PersonList {...people} />}
      <SvgImage
        className={`${styles.street} screen-only`}
        name="home-winter"
        alt=""
        width={1600}
        height={400}
      />
    </section>
  );
}
