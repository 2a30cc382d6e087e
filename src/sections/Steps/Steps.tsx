import type * as z from 'zod';
import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { serviceFrame } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './Steps.module.css';

type Props = z.infer<typeof serviceFrame.steps>;

/** The steps of a job on a pipe, from the first call to the end: side by side on wide screens, else one below the other. */
export function Steps({ heading, steps, answers }: Props) {
  return (
    <HeadedSection id="steps" headingId="steps-title" pipe="supply" heading={heading}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ol>
      <div className={styles.answers}>
        <ShortAnswers answers={answers} />
      </div>
    </HeadedSection>
  );
}
