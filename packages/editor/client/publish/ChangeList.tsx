import type { ReactNode } from 'react';
import type { ValueChange } from '../../shared/api.ts';
import { differing, itemsBeside, keyOf, type Language, type Value } from '../../shared/values.ts';
import { titleOf } from '../fields/children.ts';
import { useEditor } from '../state/editor.ts';

/** Signs of a text from which on only the part that differs is shown. */
const long = 60;

/** A value before or after a change, as one reads it. @param other the value on the other side of the change */
const shown = (value: Value | undefined, other: Value | undefined, words: Language): string => {
  if (Array.isArray(value) && value.every((one) => typeof one === 'number')) return value.join(' – ');
  // Of a list, what the other side does not have.
  if (Array.isArray(value) && Array.isArray(other)) return itemsBeside(value, other).map(titleOf).join(', ');
  const title = titleOf(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(title))
    return new Date(title).toLocaleDateString(`${words}-BE`, { dateStyle: 'long' });
  if (typeof value !== 'string' || typeof other !== 'string') return title;
  if (Math.max(value.length, other.length) <= long) return title;
  const { at, before } = differing(value, other);
  const start = Math.max(0, value.lastIndexOf(' ', at - 15));
  const end = at + before.length + 15;
  return `${start > 0 ? '…' : ''}${titleOf(value.slice(start, end))}${end < value.length ? '…' : ''}`;
};

/** Keys of the changes that are left out, where one chooses among them. */
interface Chosen {
  left: readonly string[];
  onLeft: (keys: readonly string[], isLeft: boolean) => void;
}

/** A box for one change or many: all, none, or some. */
export const Choice = ({
  keys,
  left,
  onLeft,
  children,
}: Chosen & { keys: readonly string[]; children: ReactNode }) => {
  const out = keys.filter((key) => left.includes(key)).length;
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = out > 0 && out < keys.length;
  };
  return (
    <label className="check">
      <input
        type="checkbox"
        ref={mark}
        checked={out === 0}
        onChange={({ target }) => onLeft(keys, !target.checked)}
      />
      {children}
    </label>
  );
};

/** Changes in words, with the value before and after. */
export const ChangeList = ({
  changes,
  ...chosen
}: { changes: readonly ValueChange[] } & (Chosen | object)) => {
  const { t, text, go, view } = useEditor();
  return (
    <ul className="changes">
      {changes.map((change) => {
        const { file, path, label, language, before, after } = change;
        const key = keyOf(change);
        return (
          <li key={key}>
            {'left' in chosen && (
              <Choice keys={[key]} {...chosen}>
                <span className="hidden">{text(label)}</span>
              </Choice>
            )}
            <button
              type="button"
              className="quiet"
              onClick={() => go({ panel: 'field', place: { file, path } })}
            >
              {text(label)}
              {language && ` (${t(language)})`}
            </button>{' '}
            {before !== undefined && <del>{shown(before, after, view.words)}</del>}{' '}
            {after === undefined ? t('isRemoved') : <ins>{shown(after, before, view.words)}</ins>}
          </li>
        );
      })}
    </ul>
  );
};
