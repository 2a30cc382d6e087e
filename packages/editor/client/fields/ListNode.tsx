import type { ReactNode } from 'react';
import type { Change, FieldInput } from '../../shared/api.ts';
import type { SchemaPart as Schema } from '../../shared/schema-part.ts';
import type { Texts } from '../../shared/values.ts';
import { titleOf } from '../../shared/words.ts';
import { Button } from '../Button.tsx';
import { forgetOpenText } from '../page/show-text.ts';
import { useEditor } from '../state/editor.ts';
import { childInputs } from './children.ts';
import { emptyValue, type NodeProps, schemaBelow } from './schema.ts';

interface Props {
  label: Texts;
  schema: Schema;
  inputs: readonly FieldInput[];
  /** Shows an item: a value of any kind, which may itself be a list. */
  renderItem: (item: NodeProps) => ReactNode;
}

/** A list whose items can be changed, and where the schema allows it added, removed and moved, in both languages at once. */
export const ListNode = ({ label, schema, inputs, renderItem }: Props) => {
  const { t, text, change, reload, confirm, announce } = useEditor();
  const lengths = inputs.map(({ value }) => (Array.isArray(value) ? value.length : 0));
  const count = Math.max(...lengths);
  const isFixed = schema.prefixItems !== undefined;
  const canRemove = !isFixed && count > (schema.minItems ?? 0);

  /** Makes a change in each language that has the item. */
  const act = async (index: number, changeOf: (input: FieldInput) => Change, done: string) => {
    const changes = inputs.filter((_, which) => (lengths[which] ?? 0) >= index).map(changeOf);
    await change(changes, label);
    reload();
    announce(done);
  };
  const at = ({ file, path }: FieldInput, index: number) => ({ file, path: [...path, index] });
  const move = (index: number, to: number) =>
    act(index + 1, (input) => ({ kind: 'move', ...at(input, index), to }), t('moved', to + 1));
  const remove = async (index: number, name: string) => {
    const isSure = await confirm({
      title: t('removeNamed', name),
      text: '',
      yes: t('remove'),
      no: t('cancel'),
    });
    if (isSure)
      await act(index + 1, (input) => ({ kind: 'remove', ...at(input, index) }), t('removed', name));
  };

  return (
    <>
      <ol className="items">
        {Array.from({ length: count }, (_, index) => {
          const item = childInputs(inputs, index);
          const below = schemaBelow(schema, index);
          const named = schema.itemLabels?.[index];
          const name = (named ? text(named) : titleOf(item[0]?.value)) || String(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place; the list is read again after a change
            <li key={index}>
              {renderItem({
                label: named ?? below.label ?? { fr: String(index + 1), nl: String(index + 1) },
                help: below.help ?? null,
                schema: below,
                isNamed: named !== undefined,
                inputs: item,
                isOpen: false,
              })}
              {!isFixed && (
                <p className="item-tools">
                  {([-1, 1] as const).map((step) => (
                    <Button
                      key={step}
                      aria-label={t(step < 0 ? 'moveUp' : 'moveDown', name)}
                      disabled={index + step < 0 || index + step === count}
                      onClick={() => move(index, index + step)}
                      label={step < 0 ? '↑' : '↓'}
                    />
                  ))}
                  {canRemove && (
                    <Button
                      aria-label={t('removeNamed', name)}
                      onClick={() => remove(index, name)}
                      label="×"
                    />
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <AddButton {...{ label, schema, inputs }} />
    </>
  );
};

/** Adds an item at the end of a list, in both languages at once, and opens it. Nothing where the list is full. */
export const AddButton = ({ label, schema, inputs }: Pick<NodeProps, 'label' | 'schema' | 'inputs'>) => {
  const { t, text, go, change, reload } = useEditor();
  const lists = inputs.filter(({ value }) => Array.isArray(value));
  const count = Math.max(...lists.map(({ value }) => Object(value).length));
  if (schema.prefixItems || lists.length === 0 || count >= (schema.maxItems ?? Number.POSITIVE_INFINITY))
    return null;
  const add = async () => {
    const value = emptyValue(schemaBelow(schema, 0));
    const changes = inputs.map(({ file, path }) => ({
      kind: 'add' as const,
      file,
      path: [...path, count],
      value,
    }));
    const [first] = changes;
    if (!(await change(changes, label)) || first === undefined) return;
    reload();
    forgetOpenText();
    go({ panel: 'field', place: { file: first.file, path: first.path } });
  };
  return <Button onClick={add} label={t('addTo', text(label))} />;
};
