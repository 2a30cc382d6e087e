import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { TextList } from '#src/components/TextList/TextList.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  cards: { title: string; text: string }[];
  /** Accreditations and network of this company; `sample` ones are marked as examples (BC-7). */
  accreditations: { title: string; text: string; sample: boolean }[];
  sampleLabels: SampleLabels;
}

/** What the law asks of a technician, and the accreditations and network of the company (HM-4). */
export function Certifications({ heading, cards, accreditations, sampleLabels }: Props) {
  const samples = samplesIn(accreditations);
  const items = accreditations.map(({ sample, ...item }) => ({
    ...item,
    badge: samples === 'some' && sample ? sampleLabels.one : null,
  }));
  return (
    <HeadedSection headingId="certifications" pipe="return" heading={heading} className="aside">
      <div className="stack">
        <TextList items={cards} columns={3} onPhones="stack" />
        {items.length > 0 && (
          <div>
            {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
            <TextList items={items} columns={4} onPhones="pairs" />
          </div>
        )}
      </div>
    </HeadedSection>
  );
}
