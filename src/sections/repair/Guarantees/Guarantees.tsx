import { DialRow } from '#src/components/DialRow/DialRow.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import type { GuaranteeId } from '#src/content/schemas/copy/service-boiler-repair.ts';
import { Band } from '../../Band/Band.tsx';

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

/** How far each needle stands, as a share of the dial: always, four in five, a half, and little. */
const shares: Record<GuaranteeId, number> = {
  'day-and-night': 1,
  'on-site': 0.8,
  warranty: 0.5,
  diagnosis: 0.12,
};

/** The four guarantees of an emergency, read from gauges on the return pipe. */
export function Guarantees({ heading, dials }: Props) {
  const items = dials.map(({ id, figure, title, text }) => ({
    share: shares[id],
    reading: figure,
    title,
    text,
  }));
  return (
    <Band id={null} labelledBy="guarantees">
      <SectionHeading id="guarantees" pipe="return">
        {heading}
      </SectionHeading>
      <DialRow items={items} />
    </Band>
  );
}
