import { type ReactNode, useEffect, useRef } from 'react';

/** A question before something that cannot be taken back, or that is probably a mistake. */
export interface Question {
  title: string;
  text: ReactNode;
  /** Words on the buttons. */
  yes: string;
  no: string;
}

/** Asks, and tells whether the answer is yes. */
export type Ask = (question: Question) => Promise<boolean>;

interface Props extends Question {
  onAnswer: (isYes: boolean) => void;
}

/** A question in a dialog. The browser puts the focus on its first button, "no"; Escape says no. */
export const ConfirmDialog = ({ title, text, yes, no, onAnswer }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="question"
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
    >
      <form method="dialog">
        <h2 id="question">{title}</h2>
        <div className="stack">{text}</div>
        <p className="buttons">
          <button type="submit" value="no">
            {no}
          </button>
          <button type="submit" value="yes" className="primary">
            {yes}
          </button>
        </p>
      </form>
    </dialog>
  );
};
