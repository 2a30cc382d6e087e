import { useRef, useState } from 'react';
import type { FieldInput } from '../../shared/api.ts';
import type { Texts, Value } from '../../shared/values.ts';
import { useEditor } from '../state/editor.ts';

/** The value of an input while one types, and a function that takes what is typed. */
export const useValue = (input: FieldInput, label: Texts): [Value | undefined, (value: Value) => void] => {
  const { sender } = useEditor();
  const { file, path } = input;
  const [value, setValue] = useState(input.value);
  const sent = useRef(input.value);
  const type = (next: Value) => {
    setValue(next);
    if (sent.current === undefined) sender.type({ kind: 'add', file, path, value: next }, label);
    else sender.type({ kind: 'set', file, path, value: next, was: sent.current }, label);
    sent.current = next;
  };
  return [value, type];
};
