import { type ReactNode, useId } from 'react';
import { isObject } from '../../shared/values.ts';
import { useEditor } from '../state/editor.ts';
import { Findings } from './Findings.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { emptyValue, type NodeProps } from './schema.ts';
import { useFindings } from './use-findings.ts';

interface Props extends Pick<NodeProps, 'label' | 'schema' | 'inputs'> {
  /** Its text alternative, and the side to keep. */
  children: ReactNode;
}

/** A photograph that may be there: one file for both languages, with the fields that belong to it. */
export const PhotoNode = ({ label, schema, inputs, children }: Props) => {
  const { t, text, change, reload, fail } = useEditor();
  const id = useId();
  const [photo] = inputs.map(({ value }) => value).filter(isObject);
  const [first = { file: '', path: [] }] = inputs;
  const found = useFindings({ file: first.file, path: [...first.path, 'file'] });
  const set = async (name: string) => {
    const empty = emptyValue(schema);
    await change(
      inputs.map(({ file, path, value }) =>
        value === undefined
          ? { kind: 'add', file, path, value: isObject(empty) ? { ...empty, file: name } : empty }
          : { kind: 'set', file, path: [...path, 'file'], value: name },
      ),
      label,
    );
    reload();
  };
  const remove = async () => {
    await change(
      inputs.map(({ file, path }) => ({ kind: 'remove', file, path })),
      label,
    );
    reload();
  };
  return (
    <fieldset className="leaf">
      <div className="input">
        <label htmlFor={id}>{text(label)}</label>
        <PhotoInput
          id={id}
          aria-describedby={`${id}found`}
          aria-invalid={found.length > 0}
          value={String(photo?.file ?? '')}
          onChange={(name) => set(name).catch(fail)}
        />
        <Findings id={`${id}found`} findings={found} />
      </div>
      {photo !== undefined && (
        <>
          {children}
          <button type="button" onClick={() => remove().catch(fail)}>
            {t('removeNamed', text(label))}
          </button>
        </>
      )}
    </fieldset>
  );
};
