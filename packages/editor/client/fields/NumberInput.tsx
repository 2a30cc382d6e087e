import { useState } from 'react';
import { groupedNumber, parseNumber, plainNumber, type Value } from '../../shared/api.ts';
import { useEditor } from '../state/editor.ts';
import type { InputProps } from './schema.ts';

interface Props extends InputProps {
  'aria-label'?: string;
  value: Value | undefined;
  onChange: (value: number | string) => void;
}

/** An input for a number as people type it. A text that is no number becomes the value, and the check then refuses it. */
export const NumberInput = ({ value, onChange, ...attributes }: Props) => {
  const { t, view } = useEditor();
  const [typed, setTyped] = useState(typeof value === 'number' ? plainNumber(value) : String(value ?? ''));
  const number = parseNumber(typed);
  return (
    <>
      <input
        {...attributes}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseNumber(target.value)?.value ?? target.value);
        }}
      />
      <span className={number ? 'hint' : 'bad'} role="status">
        {number === null && typed !== '' && t('noNumber')}
        {number?.isThousands && t('readAs', groupedNumber(number.value, view.uiLanguage))}
      </span>
    </>
  );
};
