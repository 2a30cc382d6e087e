import { SampleBadge, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { TitledTexts } from '#src/components/TitledTexts/TitledTexts.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import stripStyles from '#src/sections/strip.module.css';
import type { homeCertifications } from './home-certifications.ts';

/** The approvals that the law asks of a technician, with the accreditations and network of the company, in one line (HM-4). */
export function Certifications({
  heading,
  list,
  cards,
  accreditations,
  sampleLabels,
}: ReturnType<typeof homeCertifications>) {
  const samples = samplesIn(accreditations);
  const marked = accreditations.map(({ title, text, sample }) => ({
    text,
    title: samples === 'some' && sample ? `${title} (${sampleLabels.one.toLowerCase()})` : title,
  }));
  const names = marked.flatMap(({ title, text }) => (text === null ? [title] : []));
  const sentences = marked.flatMap(({ title, text }) => (text === null ? [] : [`${title}.`, text]));
  return (
    <HeadedSection className={stripStyles.strip} headingId="certifications" pipe="return" heading={heading}>
      <details className="fold phone-fold">
        <summary>{list}</summary>
        <TitledTexts items={cards} columns={3} runIn />
      </details>
      {accreditations.length > 0 && (
        <div className="section-note cluster">
          {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
          <p>{[...(names.length > 0 ? [`${names.join(', ')}.`] : []), ...sentences].join(' ')}</p>
        </div>
      )}
    </HeadedSection>
  );
}
