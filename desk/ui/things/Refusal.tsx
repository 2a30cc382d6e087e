import type { Problem } from '../../server/problem.ts';
import type { Thing } from '../../things/thing.ts';
import { useDesk } from '../desk-context.ts';
import { FieldLink } from '../FieldLink.tsx';
import { fieldTitle } from '../naming.ts';
import { problemText } from '../problem-texts.ts';
import { inputLabel, inputNames, inputOf } from './field-names.ts';
import type { FieldSpec } from './thing-fields.ts';

interface Props {
  kind: Thing['kind'];
  fields: readonly FieldSpec[];
  problems: readonly Problem[];
}

/** What was refused of a thing: the first, then all others, each with what leads to its field of the form. */
export const Refusal = ({ kind, fields, problems }: Props) => {
  const { say, language, titles } = useDesk();
  const isAddition = !kind.startsWith('remove') && kind !== 'laterPrice';
  const [first, ...rest] = problems.map((problem) => {
    const { file, path, items, message } = problem;
    const name = inputOf(fields, problem);
    const spec = fields.find((field) => name !== null && inputNames(field).includes(name));
    const place = () => {
      if (spec !== undefined && name !== null)
        return (
          <button
            type="button"
            className="link"
            onClick={() => document.getElementById(`${kind}.${name}`)?.focus()}
          >
            {inputLabel(spec, name, language)}
          </button>
        );
      // What is added exists in this form only: a link would lead away from it, and what was typed be lost.
      if (isAddition) return fieldTitle(path, language, items, titles);
      return <FieldLink {...{ file, path, items }} />;
    };
    return {
      key: file + path.join('.') + message,
      text: (
        <>
          {place()}
          {say('colon')}
          {problemText(message, language, titles)}
        </>
      ),
    };
  });
  if (first === undefined) return null;
  return (
    <div className="bad">
      <p>
        {say('refused', problems.length)} {first.text}
      </p>
      {rest.length > 0 && (
        <ul>
          {rest.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
