import type * as z from 'zod';
import { classNames } from '#src/components/class-names.ts';
import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { serviceFrame } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './Steps.module.css';

type Props = z.infer<typeof serviceFrame.steps>;

/** The steps of a job, from the first call to the end: side by side on wide screens, else one below the other. */
export function Steps({ heading, steps, answers }: Props) {
  return (
    <HeadedSection id="steps" headingId="steps-title" pipe="supply" heading={heading}>
      <ol className={classNames('rule-above run-in', styles.steps, steps.length === 4 && styles.fourSteps)}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ol>
      <ShortAnswers answers={answers} />
    </HeadedSection>
  );
}
