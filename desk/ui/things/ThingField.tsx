import { useState } from 'react';
import type { Thing } from '../../things/thing.ts';
import { useDesk } from '../desk-context.ts';
import { NamedReferences } from '../form/NamedReferences.tsx';
import { TextField } from '../form/TextField.tsx';
import { inputLabel, inputNames } from './field-names.ts';
import type { FieldSpec } from './thing-fields.ts';

interface Props {
  kind: Thing['kind'];
  spec: FieldSpec;
  /** What was refused, by the name of the input. */
  wrong: ReadonlyMap<string, readonly string[]>;
}

interface ParagraphProps {
  id: string;
  name: string;
  lang: 'fr' | 'nl';
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** A paragraph of a thing, into which data are chosen after `{` as in the form of a page. */
const ParagraphField = (props: ParagraphProps) => {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField {...props} value={value} onChange={setValue} onEditing={() => undefined} />
      <NamedReferences file="" path={[]} text={value} />
    </>
  );
};

/** A field of the form that adds a thing, with what was refused of it; a text in both languages is two. */
export const ThingField = ({ kind, spec, wrong }: Props) => {
  const { say, language } = useDesk();
  const { type, options, hint, optional, long } = spec;
  return inputNames(spec).map((name) => {
    const id = `${kind}.${name}`;
    const label = inputLabel(spec, name, language);
    const messages = wrong.get(name) ?? [];
    const invalid = messages.length > 0;
    // What is wrong is read before what belongs there.
    const describedBy =
      [invalid && `${id}.wrong`, hint !== undefined && `${id}.hint`].filter(Boolean).join(' ') || undefined;
    const common = { id, name, 'aria-describedby': describedBy, 'aria-invalid': invalid };
    return (
      <div key={name}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <p className="hint" id={`${id}.hint`}>
            {say(hint)}
          </p>
        )}
        {long === true && (
          <ParagraphField
            {...{ id, name, label, describedBy, invalid }}
            lang={name.endsWith('.nl') ? 'nl' : 'fr'}
          />
        )}
        {long !== true && options === undefined && (
          <input
            {...common}
            required={optional !== true}
            type={type === 'date' ? 'date' : 'text'}
            inputMode={type === 'number' ? 'decimal' : undefined}
          />
        )}
        {options !== undefined && (
          <select {...common} required>
            {options.map(([value, called]) => (
              <option key={value} value={value}>
                {called}
              </option>
            ))}
          </select>
        )}
        {invalid && (
          <ul className="problems" id={`${id}.wrong`}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    );
  });
};
