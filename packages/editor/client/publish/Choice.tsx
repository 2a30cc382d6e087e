import type { ReactNode } from 'react';

interface Props {
  /** Of the changes that are chosen together, by `keyOf`. */
  keys: readonly string[];
  left: readonly string[];
  onLeft: (keys: readonly string[], isLeft: boolean) => void;
  children: ReactNode;
}

/** A box for many changes at once: all, none, or some. */
export const Choice = ({ keys, left, onLeft, children }: Props) => {
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
