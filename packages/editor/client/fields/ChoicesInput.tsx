import type { EnumOption, Value } from '../../shared/api.ts';
import { useEditor } from '../state/editor.ts';
import type { InputProps } from './schema.ts';

interface Props extends Omit<InputProps, 'aria-invalid'> {
  choices: readonly EnumOption[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A box for each value that may be chosen, such as the days of the week. */
export const ChoicesInput = ({ id, choices, value, onChange, ...described }: Props) => {
  const { text } = useEditor();
  const chosen = Array.isArray(value) ? value : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it is the fieldset
    <div id={id} role="group" aria-labelledby={`${id}label`} {...described} className="boxes">
      {choices.map((choice) => {
        const isChosen = chosen.includes(choice.value);
        const next = () =>
          choices.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === choice.value));
        return (
          <label key={String(choice.value)} className="check">
            <input type="checkbox" checked={isChosen} onChange={() => onChange(next())} />
            {text(choice.label)}
          </label>
        );
      })}
    </div>
  );
};
