import type { Listed } from '../server/results.ts';
import type { Field } from './api.ts';
import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';

interface Props {
  /** Fields that were saved with another value and that a list still calls invented. */
  fields: readonly (Field & Listed)[];
  onReal: (fields: readonly Listed[]) => void;
}

/** Reminds that saved values still stand in a list of invented ones, each with a button that takes it off. */
export const StillInvented = ({ fields, onReal }: Props) => {
  const { say } = useDesk();
  if (fields.length === 0) return null;
  return (
    <div className="hint">
      {say('stillInvented', fields.length)}
      <ul>
        {fields.map((field) => (
          <li key={field.file + field.key}>
            <FieldLink {...field} />{' '}
            <button type="button" onClick={() => onReal([field])}>
              {say(field.file.startsWith('content/copy/') ? 'isRealText' : 'isReal')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
