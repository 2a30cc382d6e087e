import type { ReactNode, RefObject } from 'react';
import styles from './Answer.module.css';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  /** What is announced while the focus stays in the form. An answer that gets the focus is read from its heading on. */
  announcement: string;
  /** False without an answer: there is then no heading that names it. */
  isAnswered: boolean;
  children: ReactNode;
}

/** The place of an answer, which can have the focus, and the live region before it. */
export function AnswerSection({ ref, announcement, isAnswered, children }: Props) {
  return (
    <>
      <p className="visually-hidden" role="status">
        <span key={announcement}>{announcement}</span>
      </p>
      <div
        ref={ref}
        id="answer"
        className={styles.answer}
        {...(isAnswered && { role: 'group', 'aria-labelledby': 'answer-heading' })}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}
