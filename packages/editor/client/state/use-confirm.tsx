import { type ReactNode, useCallback, useState } from 'react';
import { type Ask, ConfirmDialog, type Question } from '../dialog/ConfirmDialog.tsx';

/** A function that asks a question, and the dialog to be rendered. */
export const useConfirm = (): [Ask, ReactNode] => {
  const [asked, setAsked] = useState<(Question & { onAnswer: (isYes: boolean) => void }) | null>(null);
  const confirm = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({
          ...question,
          onAnswer: (isYes) => {
            setAsked(null);
            resolve(isYes);
          },
        });
      }),
    [],
  );
  return [confirm, asked && <ConfirmDialog {...asked} />];
};
