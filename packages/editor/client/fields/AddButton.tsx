import { useEditor } from '../state/editor.ts';
import { emptyValue, type NodeProps, schemaBelow } from './schema.ts';

/** Adds an item at the end of a list, in both languages at once, and opens it. Nothing where the list is full. */
export const AddButton = ({ label, schema, inputs }: Pick<NodeProps, 'label' | 'schema' | 'inputs'>) => {
  const { t, text, go, change, reload, announce } = useEditor();
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
    go({ panel: 'field', place: { file: first.file, path: first.path } });
    announce(t('added'));
  };
  return (
    <button type="button" onClick={add}>
      {t('addTo', text(label))}
    </button>
  );
};
