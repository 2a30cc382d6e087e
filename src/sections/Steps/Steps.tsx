import { type ShortAnswerList, ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { StepList } from '#src/components/StepList/StepList.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  steps: { title: string; text: string }[];
  /** What visitors ask here. */
  answers?: ShortAnswerList;
}

/** The steps of a job, from the first call to the end. */
export function Steps({ heading, steps, answers }: Props) {
  return (
    <HeadedSection id="steps" headingId="steps-title" pipe="supply" heading={heading}>
      <StepList steps={steps} />
      <ShortAnswers answers={answers} />
    </HeadedSection>
  );
}
