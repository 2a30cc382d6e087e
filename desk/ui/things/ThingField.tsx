import { useState } from 'react';
import type { Thing } from '../../things/thing.ts';
import { useDesk } from '../desk-context.ts';
import { TextField } from '../form/TextField.tsx';
import { nameOf } from '../names.ts';
import type { FieldSpec } from './thing-fields.ts';

interface Props {
  kind: Thing['kind'];
  spec: FieldSpec;
}

interface ParagraphProps {
  id: string;
  name: string;
  lang: 'fr' | 'nl';
  label: string;
}

/** A paragraph of a thing, into which data are chosen after `{` as in the form of a page. */
const ParagraphField = ({ id, name, lang, label }: ParagraphProps) => {
  const [value, setValue] = useState('');
  return (
    <TextField
      {...{ id, name, lang, label, value }}
      describedBy={undefined}
      invalid={false}
      onChange={setValue}
      onEditing={() => undefined}
    />
  );
};

/** A field of the form that adds a thing; a text in both languages is two. */
export const ThingField = ({
  kind,
  spec: { key, label = key, type, options, hint, optional, long },
}: Props) => {
  const { say, language } = useDesk();
  return (type === 'twin' ? [`${key}.fr`, `${key}.nl`] : [key]).map((name) => {
    const id = `${kind}.${name}`;
    const described = hint === undefined ? {} : { 'aria-describedby': `${id}.hint` };
    return (
      <div key={name}>
        <label htmlFor={id}>
          {nameOf(label, language)} {type === 'twin' && `(${name.slice(-2).toUpperCase()})`}
        </label>
        {hint !== undefined && (
          <p className="hint" id={`${id}.hint`}>
            {say(hint)}
          </p>
        )}
        {long === true && (
          <ParagraphField
            {...{ id, name }}
            lang={name.endsWith('.nl') ? 'nl' : 'fr'}
            label={`${nameOf(label, language)} (${name.slice(-2).toUpperCase()})`}
          />
        )}
        {long !== true && options === undefined && (
          <input
            {...{ id, name, ...described }}
            required={optional !== true}
            type={type === 'date' ? 'date' : 'text'}
            inputMode={type === 'number' ? 'decimal' : undefined}
          />
        )}
        {options !== undefined && (
          <select {...{ id, name, ...described }} required>
            {options.map(([value, called]) => (
              <option key={value} value={value}>
                {called}
              </option>
            ))}
          </select>
        )}
      </div>
    );
  });
};
