import { useState } from 'react';
import { type Change, titleOf } from '../../shared/api.ts';
import { useEditor } from '../common.ts';
import { countOf, itemOf, type NodeProps } from './schema.ts';

/** A list, in each language. */
export type List = Pick<NodeProps, 'label' | 'schema' | 'inputs'>;

/**
 * Names the items of a list, and changes one in each language. Its buttons wait until the server has a move, and after a
 * removal for the new list: a click would hit the next item.
 */
export const useItems = ({ label, schema, inputs: read }: List) => {
  const { change, changeQueue, reloadAll, announce, t, text, view } = useEditor();
  const known = JSON.stringify(read.map((list) => list.value));
  /** The lists after the last move, until they are read again; `keys` are the first indexes of the items. */
  const [moved, setMoved] = useState({
    known,
    inputs: read,
    keys: Array.from({ length: countOf(read) }, (_, at) => at),
  });
  const inputs = moved.known === known ? moved.inputs : read;
  const [removed, setRemoved] = useState<number | 'none' | null>(null);
  const { value } = inputs.find(({ language }) => language === view.uiLanguage) ?? inputs[0] ?? {};
  const nameOf = (index: number): string => {
    const named = schema.itemLabels?.[index];
    return (named ? text(named) : titleOf(Object(value)[index], view.uiLanguage)) || String(index + 1);
  };
  /** Moves an item to another index, or removes it (null). */
  const act = async (index: number, to: number | null, onDone?: (to?: number) => void) => {
    setRemoved(to === null ? index : 'none');
    const done = to === null ? t('removed', nameOf(index)) : t('moved', to + 1);
    const lists = inputs.filter((list) => Array.isArray(list.value) && list.value.length > index);
    const changes = lists.map((list): Change => {
      const item = itemOf(list, index);
      return to === null ? { kind: 'remove', ...item } : { kind: 'move', to, ...item };
    });
    // A value that was typed belongs to the place that its item has now.
    await changeQueue.flush();
    if (!(await change(changes, label))) return setRemoved(null);
    onDone?.(to ?? undefined);
    announce(done);
    if (to === null) return reloadAll();
    const put = <Item>(items: Item[]) => {
      const others = items.toSpliced(index, 1);
      return others.toSpliced(to, 0, ...items.slice(index, index + 1));
    };
    const next = inputs.map((list) =>
      Array.isArray(list.value) ? { ...list, value: put(list.value) } : list,
    );
    setMoved({ known, inputs: next, keys: put(moved.keys) });
    setRemoved(null);
  };
  const needsAll = schema.prefixItems !== undefined || countOf(inputs) <= (schema.minItems ?? 0);
  const isOrdered = !schema.isSortedAutomatically && schema.prefixItems === undefined;
  return { inputs, keys: moved.keys, nameOf, act, removed, isActing: removed !== null, needsAll, isOrdered };
};
