import { useRef, useState } from 'react';
import { type Change, titleOf } from '../../shared/api.ts';
import { useEditor } from '../common.ts';
import { countOf, itemOf, type NodeProps } from './schema.ts';

/** A list, in each language. */
export type List = Pick<NodeProps, 'label' | 'schema' | 'inputs'>;

/**
 * Names the items of a list, and changes one in each language. A move shows at once, and the page marks the item. After a
 * removal the buttons wait for the new list: a click would hit the next item.
 */
export const useItems = ({ label, schema, inputs: read }: List) => {
  const { change, changeQueue, reloadAll, announce, setMarked, t, text, view } = useEditor();
  const known = JSON.stringify(read.map((list) => list.value));
  const latest = useRef(known);
  latest.current = known;
  /** Moves that were not sent yet. */
  const moves = useRef<Change[]>([]);
  /** The lists after the last move, until they are read after it; `keys` are the first indexes of the items. */
  const [moved, setMoved] = useState({
    known,
    isSending: false,
    inputs: read,
    keys: Array.from({ length: countOf(read) }, (_, at) => at),
  });
  const inputs = moved.isSending || moved.known === known ? moved.inputs : read;
  const [removed, setRemoved] = useState<number | null>(null);
  const { value } = inputs.find(({ language }) => language === view.uiLanguage) ?? inputs[0] ?? {};
  const nameOf = (index: number): string => {
    const named = schema.itemLabels?.[index];
    return (named ? text(named) : titleOf(Object(value)[index], view.uiLanguage)) || String(index + 1);
  };
  /** The lists that have an item. */
  const listsWith = (index: number) =>
    inputs.filter((list) => Array.isArray(list.value) && list.value.length > index);
  const remove = async (index: number, onDone?: () => void) => {
    setRemoved(index);
    await changeQueue.flush();
    const changes = listsWith(index).map((list): Change => ({ kind: 'remove', ...itemOf(list, index) }));
    if (!(await change(changes, label))) return setRemoved(null);
    onDone?.();
    announce(t('removed', nameOf(index)));
    reloadAll();
  };
  const move = (index: number, to: number, onDone?: (to: number) => void) => {
    const [first] = inputs;
    if (first === undefined) return;
    moves.current.push(
      ...listsWith(index).map((list): Change => ({ kind: 'move', to, ...itemOf(list, index) })),
    );
    const send = async () => {
      const isMade = await change(moves.current.splice(0), label);
      if (!isMade) reloadAll();
      else announce(t('moved', to + 1));
      // What was read until now has the old order.
      if (moves.current.length === 0)
        setMoved((last) => ({ ...last, isSending: false, known: latest.current }));
      return isMade;
    };
    // A value that was typed belongs to the place that its item has now: it is sent first.
    changeQueue.flush();
    changeQueue.queueRequest(first, send);
    changeQueue.flush();
    const put = <Item>(items: Item[]) =>
      items.toSpliced(index, 1).toSpliced(to, 0, ...items.slice(index, index + 1));
    const next = inputs.map((one) => (Array.isArray(one.value) ? { ...one, value: put(one.value) } : one));
    setMoved({ known, isSending: true, inputs: next, keys: put(moved.keys) });
    setMarked(itemOf(first, to));
    onDone?.(to);
  };
  const needsAll = schema.prefixItems !== undefined || countOf(inputs) <= (schema.minItems ?? 0);
  const isOrdered = !schema.isSortedAutomatically && schema.prefixItems === undefined;
  return { inputs, keys: moved.keys, nameOf, move, remove, removed, needsAll, isOrdered };
};
