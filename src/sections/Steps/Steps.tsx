import type * as z from 'zod';
import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { StepList } from '#src/components/StepList/StepList.tsx';
import type { serviceFrame } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

type Props = z.infer<typeof serviceFrame.steps>;

/** The steps of a job, from the first call to the end. */
export function Steps({ heading, steps, answers }: Props) {
  return (
    <HeadedSection id="steps" headingId="steps-title" pipe="supply" heading={heading}>
      <StepList steps={steps} />
      <ShortAnswers answers={answers} />
    </HeadedSection>
  );
}
