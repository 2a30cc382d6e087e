import type { ComponentProps } from 'react';
import type * as z from 'zod';
import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { serviceCopyFields } from '#src/content/schemas/copy/service.ts';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import styles from './Steps.module.css';

type Props = z.infer<typeof serviceCopyFields.steps> & Pick<ComponentProps<typeof SplitSection>, 'picture'>;

/** The steps of a job on a pipe that runs down at their left, from the first call to the end. */
export function Steps({ heading, steps, answers, picture }: Props) {
  return (
    <SplitSection id="steps" headingId="steps-title" pipe="supply" heading={heading} picture={picture}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ol>
      <ShortAnswers answers={answers} />
    </SplitSection>
  );
}
