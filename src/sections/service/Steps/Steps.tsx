import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { StepList } from '#src/components/StepList/StepList.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';

interface Props {
  heading: string;
  steps: { title: string; text: string }[];
}

/** How the work goes, from the first call to the warm house, as stations on one pipe. */
export function Steps({ heading, steps }: Props) {
  return (
    <PageSection id="steps" labelledBy="steps-title">
      <SectionHeading id="steps-title" pipe="supply">
        {heading}
      </SectionHeading>
      <StepList steps={steps} />
    </PageSection>
  );
}
