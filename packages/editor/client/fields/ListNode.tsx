import type { ReactNode } from 'react';
import { titleOf } from '../../shared/text-search.ts';
import type { Place } from '../../shared/values.ts';
import { Button } from '../Button.tsx';
import { clearSelection } from '../page/selected-text.ts';
import { useEditor } from '../state/editor.ts';
import { childInputs } from './children.ts';
import { emptyValue, type NodeProps, schemaBelow } from './schema.ts';

interface Props extends List {
  /** Shows an item: a value of any kind, which may itself be a list. */
  renderItem: (item: NodeProps) => ReactNode;
}

type List = Pick<NodeProps, 'label' | 'schema' | 'inputs'>;

/** How many items a list has; less than none where there is no list. */
const countOf = (inputs: List['inputs']): number =>
  Math.max(...inputs.map(({ value }) => (Array.isArray(value) ? value.length : -1)));

const itemOf = ({ file, path }: Place, index: number): Place => ({ file, path: [...path, index] });

/** Changes an item in each language that has it. */
const useAct = ({ label, inputs }: Omit<List, 'schema'>) => {
  const { change, reload, announce } = useEditor();
  return async (index: number, how: { kind: 'remove' } | { kind: 'move'; to: number }, done: string) => {
    const lists = inputs.filter(({ value }) => Array.isArray(value) && value.length > index);
    const changes = lists.map((list) => ({ ...how, ...itemOf(list, index) }));
    if (!(await change(changes, label))) return;
    reload();
    announce(done);
  };
};

/** Takes an item away in both languages; with its name and no sign, it shows the list that is left. Nothing where the list needs it. */
export const RemoveButton = (item: List & { index: number; name: string; sign?: string }) => {
  const { label, schema, inputs, index, name, sign } = item;
  const { t, go } = useEditor();
  const act = useAct({ label, inputs });
  const [first] = inputs;
  if (schema.prefixItems || countOf(inputs) <= (schema.minItems ?? 0) || first === undefined) return null;
  const remove = async () => {
    if (!sign) go({ panel: 'field', place: { file: first.file, path: first.path } });
    await act(index, { kind: 'remove' }, t('removed', name));
  };
  return (
    <Button aria-label={t('removeNamed', name)} onClick={remove} label={sign ?? t('removeNamed', name)} />
  );
};

/** A list whose items can be changed, and where the schema allows it added, removed and moved, in both languages at once. */
export const ListNode = ({ label, schema, inputs, renderItem }: Props) => {
  const { t, text } = useEditor();
  const act = useAct({ label, inputs });
  const count = countOf(inputs);
  const isFixed = schema.prefixItems !== undefined;

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
                      onClick={() =>
                        act(index, { kind: 'move', to: index + step }, t('moved', index + step + 1))
                      }
                      label={step < 0 ? '↑' : '↓'}
                    />
                  ))}
                  <RemoveButton {...{ label, schema, inputs, index, name }} sign="×" />
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
export const AddButton = ({ label, schema, inputs }: List) => {
  const { t, text, go, change, reload } = useEditor();
  const count = countOf(inputs);
  if (schema.prefixItems || count < 0 || count >= (schema.maxItems ?? count + 1)) return null;
  const add = async () => {
    const value = emptyValue(schemaBelow(schema, 0));
    const changes = inputs.map((list) => ({ kind: 'add' as const, value, ...itemOf(list, count) }));
    const [first] = inputs;
    if (!(await change(changes, label)) || first === undefined) return;
    reload();
    clearSelection();
    go({ panel: 'field', place: itemOf(first, count) });
  };
  return <Button onClick={add} label={t('addTo', text(label))} />;
};
