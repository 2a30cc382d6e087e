import type { ReactNode } from 'react';
import { type Path, schemaBelow } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';
import { clearSelection } from '../page/selected-text.ts';
import { childInputs, countOf, emptyValue, itemOf, type NodeProps } from './schema.ts';
import { type List, useItems } from './use-items.ts';

interface Props extends List {
  /** Shows an item: a value of any kind, which may itself be a list. */
  renderItem: (item: NodeProps) => ReactNode;
}

interface ToolsProps {
  items: ReturnType<typeof useItems>;
  index: number;
  /** Called after a removal, and after a move with the new index. If given, the button that removes has words. */
  onDone?: (to?: number) => void;
}

/** Moves an item up or down, or removes it, in both languages. There are no arrows where the page sorts the list. */
const ItemTools = ({ items, index, onDone }: ToolsProps) => {
  const { t } = useEditor();
  const { inputs, nameOf, move, remove, removed, isOrdered, needsAll } = items;
  const removal = t('removeNamed', nameOf(index));
  return (
    <>
      {(isOrdered ? [-1, 1] : []).map((step) => (
        <Button
          key={step}
          aria-label={t(step < 0 ? 'moveUp' : 'moveDown', nameOf(index))}
          disabled={removed !== null || index + step < 0 || index + step === countOf(inputs)}
          onClick={() => move(index, index + step, onDone)}
          label={step < 0 ? '↑' : '↓'}
        />
      ))}
      {!needsAll && (
        <Button
          aria-label={removal}
          disabled={removed !== null}
          onClick={() => remove(index, onDone)}
          label={onDone ? removal : '×'}
        />
      )}
    </>
  );
};

/** Moves or removes the item in which a value (`path`) is. After a removal the panel shows the list. */
export const ItemButtons = ({ path, ...list }: List & { path: Path }) => {
  const { go } = useEditor();
  const items = useItems(list);
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
export const ListNode = ({ label, schema, inputs: read, renderItem }: Props) => {
  const items = useItems({ label, schema, inputs: read });
  const { inputs, keys, removed } = items;
  return (
    <>
      <ol className="items">
        {Array.from({ length: countOf(inputs) }, (_, index) => {
          const below = schemaBelow(schema, index);
          const named = schema.itemLabels?.[index];
          return (
            <li key={keys[index] ?? index} hidden={removed === index}>
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
      <AddButton {...{ label, schema, inputs }} />
    </>
  );
};

/** Adds an item at the end of a list, in both languages at once, and opens the item. There is no button where the list is full. */
export const AddButton = ({ label, schema, inputs }: List) => {
  const { t, text, go, change, reloadAll } = useEditor();
  const count = countOf(inputs);
  if (schema.prefixItems || count < 0 || count >= (schema.maxItems ?? count + 1)) return null;
  const add = async () => {
    const value = emptyValue(schemaBelow(schema, 0));
    const changes = inputs.map((list) => ({ kind: 'add' as const, value, ...itemOf(list, count) }));
    const [first] = inputs;
    if (!(await change(changes, label)) || first === undefined) return;
    reloadAll();
    clearSelection();
    go({ panel: 'field', location: itemOf(first, count) });
  };
  return <Button onClick={add} label={t('addTo', text(label))} />;
};
