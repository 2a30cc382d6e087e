import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';

/** A question before an act that cannot be undone or is probably a mistake. */
export interface Question {
  title: string;
  text: ReactNode;
  /** Words on the buttons. */
  yes: string;
  no: string;
}

/** Asks a question, and resolves to whether the answer is yes. */
type Ask = (question: Question) => Promise<boolean>;

interface Props extends Question {
  onAnswer: (isYes: boolean) => void;
}

/** A question in a dialog. The browser puts the focus on its first button, "no"; Escape says no. */
const ConfirmDialog = ({ title, text, yes, no, onAnswer }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const onClose = () => onAnswer(dialog.current?.returnValue === 'yes');
  return (
    <dialog ref={dialog} aria-labelledby="question" onClose={onClose}>
      <form method="dialog" className="stack">
        <h2 id="question">{title}</h2>
        <div>{text}</div>
        <p className="buttons">
          <Button type="submit" value="no" label={no} />
          <Button type="submit" value="yes" look="primary" label={yes} />
        </p>
      </form>
    </dialog>
  );
};

/** Returns a function that asks a question, and the dialog that has to be rendered for it. */
export const useConfirm = (): [Ask, ReactNode] => {
  const [asked, setAsked] = useState<Props | null>(null);
  const [confirm] = useState<Ask>(() => async (question: Question) => {
    const isYes = await new Promise<boolean>((onAnswer) => setAsked({ ...question, onAnswer }));
    setAsked(null);
    return isYes;
  });
  return [confirm, asked && <ConfirmDialog key={asked.title} {...asked} />];
};
