import { useState } from 'react';
import { groupedAmount, plainAmount, readAmount, type Value } from '../../shared/api.ts';
import { useEditor } from '../state/editor.ts';
import type { InputProps } from './schema.ts';

interface Props extends InputProps {
  'aria-label'?: string;
  value: Value | undefined;
  onChange: (value: number | string) => void;
}

/** An input for a number as people type it. A text that is no number becomes the value, and the check then refuses it. */
export const AmountInput = ({ value, onChange, ...attributes }: Props) => {
  const { t, view } = useEditor();
  const [typed, setTyped] = useState(typeof value === 'number' ? plainAmount(value) : String(value ?? ''));
  const amount = readAmount(typed);
  return (
    <>
      <input
        {...attributes}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readAmount(target.value)?.value ?? target.value);
        }}
      />
      <span className={amount ? 'hint' : 'bad'} role="status">
        {amount === null && typed !== '' && t('noNumber')}
        {amount?.isThousands && t('readAs', groupedAmount(amount.value, view.uiLanguage))}
      </span>
    </>
  );
};
