import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '#src/sections/PageSection/PageSection.tsx';
import { RegionCards } from '../RegionCards/RegionCards.tsx';

interface Props {
  heading: string;
  text: string;
  names: Record<string, string>;
  labels: { duty: string; keep: string };
  regions: { id: string; duty: string; keep: string; text: string }[];
}

/** Who has to have an appliance maintained, and how long papers are kept, by Region (TL-3). */
export function DueDuty({ heading, text, names, labels, regions }: Props) {
  return (
    <PageSection id={null} labelledBy="duty-title">
      <SectionHeading id="duty-title" pipe="return">
        {heading}
      </SectionHeading>
      <p>
        <Text>{text}</Text>
      </p>
      <RegionCards
        cards={regions.map(({ id, duty, keep, text: source }) => ({
          id,
          name: names[id] ?? id,
          rows: [
            { kind: 'text', label: labels.duty, value: duty },
            { kind: 'text', label: labels.keep, value: keep },
          ],
          text: source,
        }))}
      />
    </PageSection>
  );
}
