import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { RegionCards } from '#src/sections/RegionCards/RegionCards.tsx';

interface Props {
  heading: string;
  labels: { delay: string; rule: string; gas: string };
  items: { id: string; name: string; delay: string; rule: string; gas: string; text: string }[];
  note: string;
}

/** What holds in each Region: delay, rule of maintenance, number for a gas smell (TL-2). */
export function RegionalRules({ heading, labels, items, note }: Props) {
  return (
    <HeadedSection headingId="regions-title" pipe="supply" heading={heading}>
      <RegionCards
        cards={items.map(({ id, name, delay, rule, gas, text }) => ({
          id,
          name,
          rows: [
            { kind: 'phone', label: labels.gas, value: gas },
            { kind: 'text', label: labels.delay, value: delay },
            { kind: 'text', label: labels.rule, value: rule },
          ],
          text,
        }))}
      />
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}
