import { type Path, type Value, valueAt } from '../../source/change.ts';
import { itemName } from '../../source/item-names.ts';
import { useDesk } from '../desk-context.ts';
import type { Doc } from '../documents.ts';
import { itemTitle } from '../names.ts';
import { thingName } from '../naming.ts';
import type { DeskLanguage } from '../words.ts';
import { fieldId, useForm } from './desk-context.ts';
import { ItemTools } from './ItemTools.tsx';
import type { ContainerProps, NodeProps } from './node-props.ts';
import { firstValue, schemaBelow, schemaFor } from './schema.ts';

const listOf = (doc: Doc, path: NodeProps['path']): readonly Value[] => {
  const list = valueAt(doc.now, path);
  return Array.isArray(list) ? list : [];
};

/** What an item is called: by its name, or by its first text in the language of the desk. */
const ownName = (item: Value | undefined, language: DeskLanguage): string => {
  const texts = Object.values(Object(item) as Record<string, Value>).map((part) => valueAt(part, [language]));
  return itemName(item) || (texts.find((text) => typeof text === 'string') ?? '');
};

/** What can be written or chosen in an item. */
const fields = 'textarea, input, select';

/** A list with more items than this shows a line of each, which opens. */
const most = 8;

/** The element of an item, after React has rendered what was changed. */
const afterRender = (path: Path, work: (item: HTMLElement) => void): void => {
  requestAnimationFrame(() => {
    const item = document.getElementById(fieldId('item', path));
    if (item !== null) work(item);
  });
};

const isOpen = (path: Path): boolean =>
  document.querySelector(`details[id="${CSS.escape(fieldId('item', path))}"]`)?.hasAttribute('open') ?? false;

const setOpen = (item: HTMLElement, open: boolean): void => {
  if (item instanceof HTMLDetailsElement) item.open = open;
};

/** A list in both languages at once: items are added, moved and removed in both files. */
export const ListNode = ({ docs, path, schema, below }: ContainerProps) => {
  const { edit, say, language } = useForm();
  const { titles } = useDesk();
  const lists = docs.map((doc) => listOf(doc, path));
  const count = Math.max(0, ...lists.map((list) => list.length));
  const isTuple = schema.prefixItems !== undefined;
  const { type } = schemaFor(schemaBelow(schema, 0), lists[0]?.[0]);
  const isLong = count > most && !isTuple && type === 'object';

  /** Each list with its file, where it has the item. */
  const having = (index: number) => docs.filter((doc) => index < listOf(doc, path).length);
  const move = (index: number, to: number) => {
    const wasOpen = isOpen([...path, to]);
    for (const doc of having(Math.max(index, to)))
      edit(doc.file, { kind: 'move', path: [...path, index], to });
    // The items move, not their elements: each keeps its place in sight, and the button can be pressed again.
    afterRender([...path, index], (item) => setOpen(item, wasOpen));
    afterRender([...path, to], (item) => {
      setOpen(item, true);
      document.getElementById(fieldId('move', [...path, to, to < index ? 'up' : 'down']))?.focus();
    });
  };
  const add = () => {
    for (const doc of docs) {
      const list = listOf(doc, path);
      const value = firstValue(schemaBelow(schema, list.length));
      edit(doc.file, { kind: 'add', path: [...path, list.length], value });
    }
    afterRender([...path, count], (item) => {
      setOpen(item, true);
      item.querySelector<HTMLElement>(fields)?.focus();
    });
  };
  const remove = (index: number) => {
    const open = Array.from({ length: count }, (_, place) => isOpen([...path, place])).toSpliced(index, 1);
    for (const doc of having(index)) edit(doc.file, { kind: 'remove', path: [...path, index] });
    for (const [place, wasOpen] of open.entries())
      afterRender([...path, place], (item) => setOpen(item, wasOpen));
    // The item that has taken its place, the last one, or, where none is left, the button that adds one.
    requestAnimationFrame(() => {
      const next = document.getElementById(fieldId('item', [...path, Math.min(index, count - 2)]));
      (next?.querySelector<HTMLElement>('summary, button') ?? document.getElementById(addId))?.focus();
    });
  };
  const addId = fieldId('add', path);
  const addButton = (id?: string) =>
    isTuple ? null : (
      <button type="button" id={id} className="quiet" onClick={add}>
        + {say('addItem')}
      </button>
    );

  return (
    <div className="list" data-path={path.join('.')}>
      {isLong && addButton()}
      {Array.from({ length: count }, (_, index) => {
        const own = thingName(ownName(lists[0]?.[index], language), titles, language);
        const name = `${itemTitle([...path, index], language)} ${own}`.trim();
        const id = fieldId('item', [...path, index]);
        const content = (
          <>
            {!isTuple && (
              <ItemTools
                {...{ path, index, count, name }}
                isNamed={!isLong}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            )}
            {below({ docs, path: [...path, index], schema: schemaBelow(schema, index) })}
          </>
        );
        return isLong ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of content have no other identity, and fields hold no state
          <details key={index} id={id} className="item">
            <summary>{name}</summary>
            {content}
          </details>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <section key={index} id={id} className="item" aria-label={name}>
            {content}
          </section>
        );
      })}
      {addButton(addId)}
    </div>
  );
};
