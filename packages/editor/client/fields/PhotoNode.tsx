import { type ReactNode, useId } from 'react';
import { type Change, type FieldInput, isObject, schemaBelow } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';
import { Findings, useFindings } from './Findings.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { emptyValue, type NodeProps } from './schema.ts';

interface Props extends Pick<NodeProps, 'label' | 'schema' | 'inputs'> {
  /** Its text alternative, and the side that stays visible when it is cropped. */
  children: ReactNode;
}

/** An optional photograph: one file for both languages, with the fields that describe it. */
export const PhotoNode = ({ label, schema, inputs, children }: Props) => {
  const { t, text, change, reloadAll, fail } = useEditor();
  const id = useId();
  const [photo] = inputs.map(({ value }) => value).filter(isObject);
  const [first = { file: '', path: [] }] = inputs;
  const found = useFindings({ file: first.file, path: [...first.path, 'file'] });
  const act = (changesOf: (input: FieldInput) => Change | Change[]) =>
    change(inputs.flatMap(changesOf), label).then(reloadAll, fail);
  const empty = emptyValue(schema);
  const set = (name: string, isTurned: boolean) =>
    act(({ file, path, value }) => {
      if (value === undefined)
        return { kind: 'add', file, path, value: isObject(empty) ? { ...empty, file: name } : empty };
      const named: Change = { kind: 'set', file, path: [...path, 'file'], value: name };
      // The text alternative of the old photograph is wrong for another one: left empty, the check asks for it.
      const alt = emptyValue(schemaBelow(schema, 'alt'));
      return isTurned ? named : [named, { kind: 'set', file, path: [...path, 'alt'], value: alt }];
    });
  return (
    <fieldset className="leaf">
      <div className="input">
        <label htmlFor={id}>{text(label)}</label>
        <PhotoInput
          id={id}
          aria-describedby={`${id}found`}
          aria-invalid={found.length > 0}
          value={String(photo?.file ?? '')}
          onChange={set}
        />
        <Findings id={`${id}found`} findings={found} />
      </div>
      {photo !== undefined && (
        <>
          {children}
          <Button
            onClick={() => act(({ file, path }) => ({ kind: 'remove', file, path }))}
            label={t('removeNamed', text(label))}
          />
        </>
      )}
    </fieldset>
  );
};
