import { DialRow } from '../../../components/DialRow/DialRow.tsx';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { Band } from '../../Band/Band.tsx';

interface Dial {
  figure: string;
  title: string;
  text: string;
}

interface Props {
  heading: string;
  dials: Dial[];
}

/** How far each needle stands, in the order of the dials: always, four in five, a half, and little. */
const shares = [1, 0.8, 0.5, 0.12];

/** The four guarantees of an emergency, read from gauges on the return pipe. */
export function Guarantees({ heading, dials }: Props) {
  const items = dials.map(({ figure, title, text }, index) => ({
    share: shares[index] ?? 0.5,
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
