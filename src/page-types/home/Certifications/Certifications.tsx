import { SampleBadge, type SampleLabels } from '#src/components/SampleBadge/SampleBadge.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { Accreditations } from './Accreditations.tsx';
import styles from './Certifications.module.css';

interface Props {
  heading: string;
  intro: string;
  cards: { title: string; text: string }[];
  /** Plates below the board. */
  accreditations: { name: string; text: string; sample: boolean }[];
  network: { title: string; text: string; sample: boolean } | null;
  sampleLabels: SampleLabels;
}

/** Certificates, accreditations and network of the company, drawn as a notice board (HM-4). */
export function Certifications({ heading, intro, cards, accreditations, network, sampleLabels }: Props) {
  return (
    <HeadedSection headingId="certifications" pipe="return" heading={heading}>
      <Paragraph className="section-intro" id="certifications-intro">
        {intro}
      </Paragraph>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls on phones must be reachable by keyboard */}
      <div className={styles.board} role="region" aria-labelledby="certifications-intro" tabIndex={0}>
        <ul>
          {cards.map(({ title, text }) => (
            <li key={title} className={styles.certificate}>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
      {(accreditations.length > 0 || network !== null) && (
        <div className={`columns ${styles.lowerRow}`}>
          {accreditations.length > 0 && (
            <Accreditations accreditations={accreditations} sampleLabels={sampleLabels} />
          )}
          {network !== null && (
            <div>
              {network.sample && <SampleBadge>{sampleLabels.one}</SampleBadge>}
              <div className={styles.network}>
                <h3>{network.title}</h3>
                <Paragraph>{network.text}</Paragraph>
              </div>
            </div>
          )}
        </div>
      )}
    </HeadedSection>
  );
}
