import { useId, useRef, useState } from 'react';
import { type Field, type FieldInput, textKey, type Value } from '../../shared/api.ts';
import { previewPrice, previewText } from '../page/preview.ts';
import { useEditor } from '../state/editor.ts';
import { Control } from './Control.tsx';
import { Findings, useFindings } from './Findings.tsx';

type Props = Pick<Field, 'label' | 'help' | 'kind' | 'choices' | 'inputs' | 'unit'>;

interface InputProps extends Omit<Props, 'help' | 'inputs'> {
  input: FieldInput;
  /** Whether the language is its only label. */
  isOneOfTwo: boolean;
}

const LeafInput = ({ input, label, isOneOfTwo, kind, choices, unit }: InputProps) => {
  const { t, text, printed, view, changeQueue } = useEditor();
  const { file, path } = input;
  const [value, setValue] = useState(input.value);
  /** The value after the last change that was sent. */
  const sent = useRef(input.value);
  const [wasLeft, setLeft] = useState(false);
  const [atFirst] = useState(input.value);
  const id = useId();
  // An empty new field is no mistake until the owner leaves it or tries to save.
  const isBegun = wasLeft || value !== atFirst || !['""', '[]', undefined].includes(JSON.stringify(value));
  const found = useFindings(input, isBegun);
  const language = input.language === null ? '' : t(input.language);
  const isInPage = view.location !== null && textKey(view.location) === textKey(input);
  const preview = (was: Value | undefined, next: Value) => {
    const print = (name: string) => printed(name, input.language ?? 'fr');
    if (typeof was === 'number' && typeof next === 'number') previewPrice({ file, path }, was, next);
    if (typeof next === 'string' && (isInPage || kind === 'markdown'))
      previewText(input.language, [String(was ?? ''), next], print, kind !== 'markdown');
  };
  const onChange = (next: Value) => {
    setValue(next);
    if (sent.current === undefined) changeQueue.queueValue({ kind: 'add', file, path, value: next }, label);
    else changeQueue.queueValue({ kind: 'set', file, path, value: next, was: sent.current }, label);
    preview(sent.current, next);
    sent.current = next;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving what is inside
    <div className="input" onBlur={() => setLeft(true)}>
      <label htmlFor={id} id={`${id}label`}>
        {isOneOfTwo ? language : `${text(label)}${language === '' ? '' : ` (${language})`}`}
        {unit && <span className="hint"> {text(unit)}</span>}
      </label>
      <Control
        id={id}
        label={`${text(label)} ${language}`}
        language={input.language}
        aria-describedby={`${id}found`}
        aria-invalid={found.length > 0}
        onChange={onChange}
        {...{ kind, choices, value }}
      />
      <Findings id={`${id}found`} findings={found} />
    </div>
  );
};

/** The inputs of a value that is no list and no group: one, or one for each language side by side. */
export const Leaf = ({ label, help, kind, choices, unit, inputs }: Props) => {
  const { text } = useEditor();
  const isOneOfTwo = inputs.length > 1;
  return (
    <fieldset className={kind === 'markdown' ? 'leaf one-column' : 'leaf'}>
      {isOneOfTwo && <legend>{text(label)}</legend>}
      {help && <p className="hint">{text(help)}</p>}
      <div className="languages">
        {inputs.map((input) => (
          <LeafInput
            key={`${input.file}${input.language}`}
            {...{ input, label, isOneOfTwo, kind, choices, unit }}
          />
        ))}
      </div>
    </fieldset>
  );
};
