import { GaugeRow } from '#src/components/GaugeRow/GaugeRow.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { GuaranteeId } from './copy-schema.ts';

interface Dial {
  id: GuaranteeId;
  figure: string;
  title: string;
  text: string;
}

interface Props {
  heading: string;
  dials: Dial[];
}

/** Position of each needle, as a share of the scale. */
const shares: Record<GuaranteeId, number> = {
  'day-and-night': 1,
  'on-site': 0.8,
  warranty: 0.5,
  diagnosis: 0.12,
};

/** The guarantees of the emergency service, as gauges. */
export function Guarantees({ heading, dials }: Props) {
  const items = dials.map(({ id, figure, title, text }) => ({
    share: shares[id],
    reading: figure,
    title,
    text,
  }));
  return (
    <HeadedSection headingId="guarantees" pipe="return" heading={heading}>
      <GaugeRow items={items} />
    </HeadedSection>
  );
}
