import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button.tsx';

interface Props {
  title: string;
  /** Words of the button that closes it; null where the dialog has buttons of its own for that. */
  closeLabel: string | null;
  children: ReactNode;
  /** Gets the value of the button that closed it, if that has one. */
  onClose: (answer?: string) => void;
}

/** A dialog over everything, with a heading. Focus goes to its first input, or to the "no" of a question. */
export const Modal = ({ title, closeLabel, children, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, select, [value="no"]')?.focus();
  }, []);
  // At the end of the document: a form inside the form of a task is not valid, and browsers would load another page.
  return createPortal(
    <dialog ref={dialog} aria-labelledby={heading} onClose={() => onClose(dialog.current?.returnValue)}>
      <div className="row">
        <h2 id={heading}>{title}</h2>
        {closeLabel !== null && (
          <Button look="quiet" onClick={() => dialog.current?.close()} label={closeLabel} />
        )}
      </div>
      {children}
    </dialog>,
    document.body,
  );
};
