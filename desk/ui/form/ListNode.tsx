import { type Value, valueAt } from '../../source/change.ts';
import { itemName } from '../../source/item-names.ts';
import type { Doc } from '../documents.ts';
import { itemTitle } from '../names.ts';
import { fieldId, useForm } from './desk-context.ts';
import type { ContainerProps, NodeProps } from './node-props.ts';
import { firstValue, schemaBelow } from './schema.ts';

const listOf = (doc: Doc, path: NodeProps['path']): readonly Value[] => {
  const list = valueAt(doc.now, path);
  return Array.isArray(list) ? list : [];
};

/** What can be written or chosen in an item. */
const fields = 'textarea, input, select';

/** A list in both languages at once: items are added, moved and removed in both files. */
export const ListNode = ({ docs, path, schema, below }: ContainerProps) => {
  const { edit, say, language } = useForm();
  const lists = docs.map((doc) => listOf(doc, path));
  const count = Math.max(0, ...lists.map((list) => list.length));
  const isTuple = schema.prefixItems !== undefined;

  /** Each list with its file, where it has the item. */
  const having = (index: number) => docs.filter((doc) => index < listOf(doc, path).length);
  const move = (index: number, to: number) => {
    for (const doc of having(Math.max(index, to)))
      edit(doc.file, { kind: 'move', path: [...path, index], to });
    // The button moves with its item, so that it can be pressed again.
    const button = fieldId('move', [...path, to, to < index ? 'up' : 'down']);
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  };

  return (
    <div className="list" data-path={path.join('.')}>
      {Array.from({ length: count }, (_, index) => {
        const name = `${itemTitle([...path, index], language)} ${itemName(lists[0]?.[index])}`.trim();
        const id = (what: string) => fieldId('move', [...path, index, what]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of content have no other identity, and fields hold no state
          <section key={index} id={fieldId('item', [...path, index])} className="item" aria-label={name}>
            {!isTuple && (
              <p className="tools">
                <span className="hint">{name}</span>
                <button
                  type="button"
                  id={id('up')}
                  aria-label={`${say('moveUp')} : ${name}`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  id={id('down')}
                  aria-label={`${say('moveDown')} : ${name}`}
                  aria-disabled={index === count - 1}
                  onClick={() => index < count - 1 && move(index, index + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`${say('remove')} : ${name}`}
                  onClick={() => {
                    for (const doc of having(index))
                      edit(doc.file, { kind: 'remove', path: [...path, index] });
                  }}
                >
                  ×
                </button>
              </p>
            )}
            {below({ docs, path: [...path, index], schema: schemaBelow(schema, index) })}
          </section>
        );
      })}
      {!isTuple && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            for (const doc of docs) {
              const list = listOf(doc, path);
              const value = firstValue(schemaBelow(schema, list.length));
              edit(doc.file, { kind: 'add', path: [...path, list.length], value });
            }
            requestAnimationFrame(() =>
              document
                .getElementById(fieldId('item', [...path, count]))
                ?.querySelector<HTMLElement>(fields)
                ?.focus(),
            );
          }}
        >
          + {say('addItem')}
        </button>
      )}
    </div>
  );
};
