import { useState } from 'react';
import { useEditor } from '../state/editor.ts';
import { printAmount, readAmount, writeAmount } from './amount.ts';

interface Props {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-label'?: string;
  value: number | null;
  onChange: (value: number) => void;
}

/** A number as people type it. What cannot be read is told and not taken over. */
export const AmountInput = ({ value, onChange, ...attributes }: Props) => {
  const { t, view } = useEditor();
  const [typed, setTyped] = useState(value === null ? '' : writeAmount(value));
  const amount = readAmount(typed);
  return (
    <>
      <input
        {...attributes}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readAmount(target.value);
          if (next) onChange(next.value);
        }}
      />
      <span className="hint" role="status">
        {amount === null && typed !== '' && t('noNumber')}
        {amount?.isThousands && t('readAs', printAmount(amount.value, view.words))}
      </span>
    </>
  );
};
