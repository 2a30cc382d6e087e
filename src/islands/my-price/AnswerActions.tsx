import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import answerStyles from '../shared/Answer.module.css';
import { prefillMessage } from '../shared/prefill-message.ts';
import type { MyPriceProps } from './props.ts';

interface Props extends Pick<MyPriceProps, 'call' | 'labels'> {
  request: string;
  children: ReactNode;
}

/** What the visitor can do with an answer: call, and write with what was answered. */
export function AnswerActions({ call, labels, request, children }: Props) {
  return (
    <div className={`cluster ${answerStyles.actions} screen-only`}>
      <ButtonLink {...call} size="large" />
      {children}
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, and fills it in on the way. */}
      <a href="#contact" onClick={() => prefillMessage(request)}>
        {labels.write}
      </a>
    </div>
  );
}
