import { type ReactNode, useState } from 'react';
import { type Conflict, type Language, languageOf } from '../../shared/api.ts';
import { Button } from '../Button.tsx';
import type { translate } from '../messages/messages.ts';
import { Modal } from './Modal.tsx';

/** A question before an act that cannot be undone or is probably a mistake. */
export interface Question {
  title: string;
  text: ReactNode;
  /** Words on the buttons. */
  yes: string;
  no: string;
}

interface Props extends Question {
  onAnswer: (isYes: boolean) => void;
}

/** A question in a dialog. The focus begins on "no"; Escape says no. */
const ConfirmDialog = ({ title, text, yes, no, onAnswer }: Props) => (
  <Modal title={title} closeLabel={null} onClose={(answer) => onAnswer(answer === 'yes')}>
    <form method="dialog" className="stack">
      <div>{text}</div>
      <p className="buttons">
        <Button type="submit" value="no" label={no} />
        <Button type="submit" value="yes" look="primary" label={yes} />
      </p>
    </form>
  </Modal>
);

/** Returns a function that asks a question and resolves to whether the answer is yes, and the dialog that has to be rendered for it. */
export const useConfirm = () => {
  const [asked, setAsked] = useState<Props | null>(null);
  const [confirm] = useState(() => async (question: Question) => {
    const isYes = await new Promise<boolean>((onAnswer) => setAsked({ ...question, onAnswer }));
    setAsked(null);
    return isYes;
  });
  return [confirm, asked && <ConfirmDialog key={asked.title} {...asked} />] as const;
};

type Words = ReturnType<typeof translate> & { printed: (name: string, language: Language) => string };

/** Asks which version of a value stays that was changed in two places; "yes" keeps the owner's version. */
export const conflictQuestion = (
  { file, title, mine, theirs }: Conflict,
  { t, text, printed }: Words,
): Question => {
  const words = (value: unknown): string =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\{[^{}"]+\}/g, (name) =>
      printed(name, languageOf(file) ?? 'fr'),
    );
  return {
    title: t('conflict', text(title)),
    text: (
      <>
        <p>
          <b>{t('yourVersion')}</b> {words(mine)}
        </p>
        <p>
          <b>{t('currentValue')}</b> {words(theirs)}
        </p>
      </>
    ),
    yes: t('keepMine'),
    no: t('keepTheirs'),
  };
};
