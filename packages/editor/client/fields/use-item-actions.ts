import { useState } from 'react';
import { type Change, titleInValue } from '../../shared/api.ts';
import { useEditor } from '../common.ts';
import { itemCount, itemLocation, type NodeProps } from './schema.ts';

/** A list, in each language. */
export type ListField = Pick<NodeProps, 'label' | 'schema' | 'inputs'>;

/**
 * Names the items of a list, and moves or removes one in each language. The buttons wait for the new list (`isBusy`): a click
 * would hit the next item.
 */
export const useItemActions = ({ label, schema, inputs }: ListField) => {
  const { change, changeQueue, reloadAll, announce, t, text, view } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const { value } = inputs.find(({ language }) => language === view.uiLanguage) ?? inputs[0] ?? {};
  const nameOf = (index: number): string => {
    const named = schema.itemLabels?.[index];
    return (named ? text(named) : titleInValue(Object(value)[index], view.uiLanguage)) || t('newItem');
  };
  /** Changes an item in the lists that have it, and reads the lists again. Resolves to whether the server accepted it. */
  const changeItem = async (index: number, act: { kind: 'remove' } | { kind: 'move'; to: number }) => {
    setBusy(true);
    // A value that was typed belongs to the place that its item has now: it is sent first.
    await changeQueue.flush();
    const lists = inputs.filter(({ value: items }) => Array.isArray(items) && items.length > index);
    const isMade = await change(
      lists.map((list): Change => ({ ...act, ...itemLocation(list, index) })),
      label,
    );
    if (!isMade) setBusy(false);
    else announce(act.kind === 'move' ? t('moved', act.to + 1) : t('removed', nameOf(index)));
    reloadAll();
    return isMade;
  };
  const count = itemCount(inputs);
  const needsAll = schema.prefixItems !== undefined || count <= (schema.minItems ?? 0);
  const isOrdered = !schema.isSortedAutomatically && schema.prefixItems === undefined;
  return { count, nameOf, changeItem, isBusy, needsAll, isOrdered };
};
