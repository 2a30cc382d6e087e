import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { RegionCards } from '#src/sections/RegionCards/RegionCards.tsx';

type Props = Copy<'maintenance-due'>['who'] & Pick<Copy<'maintenance-due'>, 'regions'>;

/** Shows who must have an appliance maintained, and how long to keep the certificates, by Region (TL-3). */
export function MaintenanceRules({ heading, text, names, labels, regions }: Props) {
  return (
    <HeadedSection headingId="duty-title" pipe="return" heading={heading}>
      <Paragraph>{text}</Paragraph>
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
    </HeadedSection>
  );
}
