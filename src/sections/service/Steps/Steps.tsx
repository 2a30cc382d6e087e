import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { type ShortAnswerList, ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { StepList } from '#src/components/StepList/StepList.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';

interface Props {
  heading: string;
  steps: { title: string; text: string }[];
  /** What visitors ask here. */
  answers?: ShortAnswerList;
}

/** The steps of a job, from the first call to the end. */
export function Steps({ heading, steps, answers }: Props) {
  return (
    <PageSection id="steps" labelledBy="steps-title">
      <SectionHeading id="steps-title" pipe="supply">
        {heading}
      </SectionHeading>
      <StepList steps={steps} />
      <ShortAnswers answers={answers} />
    </PageSection>
  );
}
