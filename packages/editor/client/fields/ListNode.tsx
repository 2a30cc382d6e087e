import type { ReactNode } from 'react';
import { type Path, schemaBelow } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';
import { clearSelection } from '../page/selected-element.ts';
import { childInputs, emptyValue, itemCount, itemLocation, type NodeProps } from './schema.ts';
import { type ListField, useItemActions } from './use-item-actions.ts';

interface Props extends ListField {
  /** Shows an item: a value of any kind, which may itself be a list. */
  renderItem: (item: NodeProps) => ReactNode;
}

interface ItemToolsProps {
  items: ReturnType<typeof useItemActions>;
  index: number;
  /** Called after a removal, and after a move with the new index. If given, the button that removes has words. */
  onDone?: (to?: number) => void;
}

/** Moves an item up or down, or removes it, in both languages. There are no arrows where the page sorts the list. */
const ItemTools = ({ items, index, onDone }: ItemToolsProps) => {
  const { t } = useEditor();
  const { count, nameOf, changeItem, isBusy, isOrdered, needsAll } = items;
  const removal = t('removeNamed', nameOf(index));
  const move = async (to: number) => (await changeItem(index, { kind: 'move', to })) && onDone?.(to);
  const remove = async () => (await changeItem(index, { kind: 'remove' })) && onDone?.();
  return (
    <>
      {(isOrdered ? [index - 1, index + 1] : []).map((to) => (
        <Button
          key={to}
          aria-label={t(to < index ? 'moveUp' : 'moveDown', nameOf(index))}
          disabled={isBusy || to < 0 || to === count}
          onClick={() => move(to)}
          label={to < index ? '↑' : '↓'}
        />
      ))}
      {!needsAll && (
        <Button aria-label={removal} disabled={isBusy} onClick={remove} label={onDone ? removal : '×'} />
      )}
    </>
  );
};

/** Moves or removes the item in which a value (`path`) is. After a removal the panel shows the list. */
export const ItemButtons = ({ path, ...list }: ListField & { path: Path }) => {
  const { go } = useEditor();
  const items = useItemActions(list);
  const [first] = list.inputs;
  if (first === undefined) return null;
  const depth = first.path.length;
  const open = (to?: number) => {
    const below = to === undefined ? [] : [to, ...path.slice(depth + 1)];
    go({ panel: 'field', location: { file: first.file, path: [...first.path, ...below] } });
  };
  return <ItemTools items={items} index={Number(path[depth])} onDone={open} />;
};

/** A list whose items can be changed, and where the schema allows it added, removed and moved, in both languages at once. */
export const ListNode = ({ renderItem, ...list }: Props) => {
  const { schema, inputs } = list;
  const items = useItemActions(list);
  return (
    <>
      <ol className="items">
        {Array.from({ length: items.count }, (_, index) => {
          const below = schemaBelow(schema, index);
          const named = schema.itemLabels?.[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
            <li key={index}>
              {renderItem({
                label: named ?? below.label ?? { fr: String(index + 1), nl: String(index + 1) },
                help: below.help ?? null,
                schema: below,
                labelIsDescriptive: named !== undefined,
                inputs: childInputs(inputs, index),
                isFlat: false,
              })}
              <p className="item-tools">
                <ItemTools items={items} index={index} />
              </p>
            </li>
          );
        })}
      </ol>
      <AddButton {...list} />
    </>
  );
};

/**
 * Adds an item at the end of a list, in both languages at once. It opens the item, except in a panel of several values, which
 * has it at the end of the list. There is no button where the list is full.
 */
export const AddButton = ({ label, schema, inputs }: ListField) => {
  const { t, text, go, view, change, reloadAll } = useEditor();
  const count = itemCount(inputs);
  if (schema.prefixItems || count < 0 || count >= (schema.maxItems ?? count + 1)) return null;
  const add = async () => {
    const value = emptyValue(schemaBelow(schema, 0));
    const changes = inputs.map((list) => ({ kind: 'add' as const, value, ...itemLocation(list, count) }));
    const [first] = inputs;
    if (!(await change(changes, label)) || first === undefined) return;
    reloadAll();
    if (view.panel !== 'field') return;
    clearSelection();
    go({ panel: 'field', location: itemLocation(first, count) });
  };
  return <Button onClick={add} label={t('addTo', text(label))} />;
};
