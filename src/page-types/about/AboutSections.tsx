import { FigureList } from '#src/components/FigureList/FigureList.tsx';
import { PersonList, type PersonListProps } from '#src/components/PersonList/PersonList.tsx';
import { PlaceLinks } from '#src/components/PlaceLinks/PlaceLinks.tsx';
import { Reviews, type ReviewsProps } from '#src/components/Reviews/Reviews.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { TitledTexts } from '#src/components/TitledTexts/TitledTexts.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { SplitSection } from '#src/sections/SplitSection/SplitSection.tsx';
import styles from './AboutSections.module.css';

interface Props {
  copy: Copy<'about'>;
  /** Null if the content has no persons. */
  people: PersonListProps | null;
  reviews: ReviewsProps | null;
  /** Name of the drawing of the town where the company is. */
  landmark: string;
  /** Links to the pages of regions and towns, drawn as street signs. */
  groups: { label: string; links: { href: string; label: string }[] }[];
}

/** Story, figures and values of the company, its technicians with their certificates, and where it works. */
export function AboutSections({
  copy: { story, figures, values, team, zone },
  people,
  reviews,
  landmark,
  groups,
}: Props) {
  return (
    <>
      <HeadedSection headingId="story" pipe="supply" heading={story.heading}>
        <div className={`tablet-columns beside ${styles.story}`}>
          <div className="stack">
            <Paragraph className={styles.lead}>{story.lead}</Paragraph>
            <Paragraphs>{story.paragraphs}</Paragraphs>
          </div>
          <SvgImage name={landmark} alt="" width={220} height={124} />
        </div>
      </HeadedSection>
      <SplitSection
        headingId="figures"
        pipe="return"
        heading={figures.heading}
        className={styles.figures}
        ground="mint"
        picture={{ name: 'projects-van', background: 'aqua' }}
        aside={<Paragraph className="section-note">{figures.note}</Paragraph>}
      >
        <FigureList
          items={figures.items.map(({ value, label }) => ({ figure: value, title: label, text: null }))}
        />
      </SplitSection>
      <SplitSection
        headingId="values"
        pipe="supply"
        heading={values.heading}
        picture={{ name: 'about-promises', background: 'clay' }}
      >
        <TitledTexts items={values.items} columns={1} runIn={false} />
      </SplitSection>
      <HeadedSection headingId="team" pipe="return" heading={team.heading}>
        <div className="section-intro">
          <Paragraphs>{team.paragraphs}</Paragraphs>
        </div>
        <div className={`tablet-columns beside ${styles.team}`}>
          <TitledTexts items={team.papers} columns={3} runIn={false} />
          <SvgImage name="about-team" alt={team.drawing} width={720} height={340} />
        </div>
        {people !== null && <PersonList {...people} heading={null} />}
        {reviews !== null && <Reviews {...reviews} />}
      </HeadedSection>
      <HeadedSection headingId="zone" pipe="supply" heading={zone.heading}>
        <div className={`columns ${styles.serviceArea}`}>
          <Paragraph>{zone.text}</Paragraph>
          <div className="stack">
            {groups
              .filter(({ links }) => links.length > 0)
              .map(({ label, links }) => (
                <div key={label}>
                  <h3>{label}</h3>
                  <PlaceLinks places={links} />
                </div>
              ))}
          </div>
        </div>
      </HeadedSection>
    </>
  );
}
