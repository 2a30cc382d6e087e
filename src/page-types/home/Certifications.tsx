import { SampleBadge, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { TextList } from '#src/components/TextList/TextList.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Certifications.module.css';
import type { homeCertifications } from './certifications.ts';

/** What the law asks of a technician, and the accreditations and network of the company (HM-4). */
export function Certifications({
  heading,
  cards,
  accreditations,
  sampleLabels,
}: ReturnType<typeof homeCertifications>) {
  const samples = samplesIn(accreditations);
  return (
    <HeadedSection headingId="certifications" pipe="return" heading={heading} className="aside">
      <TextList items={cards} columns={3} onPhones="lines" />
      {accreditations.length > 0 && (
        <div className={styles.approvals}>
          {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
          <ul className="columns rule-above">
            {accreditations.map(({ title, text, sample }) => (
              <li key={title}>
                {samples === 'some' && sample && <SampleBadge>{sampleLabels.one}</SampleBadge>}
                {text === null ? (
                  title
                ) : (
                  <>
                    <h3>{title}</h3>
                    <Paragraph>{text}</Paragraph>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeadedSection>
  );
}
