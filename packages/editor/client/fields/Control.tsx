import type { ChangeEvent } from 'react';
import type { EnumOption, FieldKind, Language, Value } from '../../shared/api.ts';
import { RichField } from '../rich/RichField.tsx';
import { useEditor } from '../state/editor.ts';
import { NumberInput } from './NumberInput.tsx';
import { PhotoInput } from './photographs.tsx';
import type { InputProps } from './schema.ts';

interface Props extends InputProps {
  label: string;
  kind: FieldKind;
  choices: readonly EnumOption[];
  /** null: a value that is the same in both languages. */
  language: Language | null;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** The input of one value, by its kind. */
export const Control = ({ label, kind, choices, language, value, onChange, ...attributes }: Props) => {
  const { t, text, view } = useEditor();
  const { id } = attributes;
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const lang = language ?? view.uiLanguage;
  switch (kind) {
    case 'number':
      return <NumberInput {...attributes} value={value} onChange={onChange} />;
    case 'range':
      return (
        <span className="flow">
          {[0, 1].map((end) => {
            const ends = Array.isArray(value) ? value : [];
            return (
              <NumberInput
                key={end}
                {...attributes}
                id={end === 0 ? id : `${id}to`}
                aria-label={`${label} ${t(end === 0 ? 'rangeFrom' : 'rangeTo')}`}
                value={ends[end]}
                onChange={(next) => onChange(end === 0 ? [next, ends[1] ?? next] : [ends[0] ?? next, next])}
              />
            );
          })}
        </span>
      );
    case 'boolean':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    // A box for each value that may be chosen, such as the days of the week.
    case 'choices': {
      const chosen = Array.isArray(value) ? value : [];
      const all = choices.map((one) => one.value);
      return (
        // biome-ignore lint/a11y/useSemanticElements: the field around it is the fieldset
        <div role="group" aria-labelledby={`${id}label`} {...attributes} className="flow">
          {choices.map(({ value: own, label: name }) => (
            <label key={String(own)} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(own)}
                onChange={() => onChange(all.filter((one) => chosen.includes(one) !== (one === own)))}
              />
              {text(name)}
            </label>
          ))}
        </div>
      );
    }
    case 'date':
    case 'time':
      return (
        <input {...attributes} type={kind} value={typed} onChange={({ target }) => onChange(target.value)} />
      );
    case 'choice':
      return (
        <select
          {...attributes}
          value={choices.findIndex((one) => one.value === value)}
          onChange={({ target }) => onChange(choices[Number(target.value)]?.value ?? '')}
        >
          {!choices.some((one) => one.value === value) && <option value={-1} />}
          {choices.map((choice, index) => (
            <option key={String(choice.value)} value={index}>
              {text(choice.label)}
            </option>
          ))}
        </select>
      );
    case 'photo':
      return <PhotoInput {...attributes} value={typed} onChange={onChange} />;
    case 'text':
    case 'lines':
    case 'markdown': {
      const lines = kind === 'lines' || typed.includes('\n') ? 'lines' : 'line';
      return (
        <RichField
          {...attributes}
          label={label}
          format={kind === 'markdown' ? 'article' : lines}
          language={lang}
          value={typed}
          onChange={onChange}
        />
      );
    }
    default: {
      // A sentence is seen whole while it is typed; a name or a number has no language.
      const Line = language !== null && kind === 'line' ? 'textarea' : 'input';
      const type = ({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
        onChange(target.value.replace(/\n/g, ' '));
      return <Line {...attributes} className="rich" lang={lang} value={typed} onChange={type} />;
    }
  }
};
