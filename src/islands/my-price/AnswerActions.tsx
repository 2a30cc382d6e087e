import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import answerStyles from '../shared/Answer.module.css';
import { prefillMessage } from '../shared/prefill-message.ts';
import type { MyPriceProps } from './props.ts';

interface Props extends Pick<MyPriceProps, 'call' | 'labels'> {
  message: string;
  children: ReactNode;
}

/** The buttons below an answer: call, and write a message that contains the answer. */
export function AnswerActions({ call, labels, message, children }: Props) {
  return (
    <div className={`cluster ${answerStyles.actions} screen-only`}>
      <ButtonLink {...call} size="large" />
      {children}
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, and fills it in on the way. */}
      <a href="#contact" onClick={() => prefillMessage(message)}>
        {labels.write}
      </a>
    </div>
  );
}
