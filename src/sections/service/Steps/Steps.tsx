import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Stations } from '#src/components/Stations/Stations.tsx';
import { Band } from '../../Band/Band.tsx';

interface Props {
  heading: string;
  steps: { title: string; text: string }[];
}

/** How the work goes, from the first call to the warm house, as stations on one pipe. */
export function Steps({ heading, steps }: Props) {
  return (
    <Band id="steps" labelledBy="steps-title">
      <SectionHeading id="steps-title" pipe="supply">
        {heading}
      </SectionHeading>
      <Stations steps={steps} />
    </Band>
  );
}
