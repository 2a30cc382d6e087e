import type { ReactNode } from 'react';
import { type Change, keyAt, type LocalisedText, textKey, type ValueChange } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';

/**
 * Changes by rows: the two languages of a value share one, and so do the new or removed files of one title and the list that has
 * it. The key of a row stays the same when more of it is saved.
 */
export const rowsOf = (changes: readonly ValueChange[]): Map<string, ValueChange[]> => {
  const keyOfRow = ({ file, path, language, title: { fr } }: ValueChange): string => {
    if (path.length > 0) return textKey({ file, path: path.at(-1) === language ? path.slice(0, -1) : path });
    const list = changes.find(
      ({ path: { length }, wordsBefore, wordsAfter }) =>
        length > 0 && `${wordsBefore?.fr} ${wordsAfter?.fr}`.includes(fr),
    );
    return list ? keyOfRow(list) : fr;
  };
  return Map.groupBy(changes, keyOfRow);
};

/** What the owner calls a row: the title of its page and the label of its value, without the title that stands above it. */
export const nameOfRow = (
  [first]: readonly ValueChange[],
  text: (texts: LocalisedText) => string,
  titleAbove = '',
): string =>
  [...new Set(first ? [first.title, first.label].map(text) : [])]
    .filter((one) => one !== titleAbove)
    .join(' › ') || titleAbove;

/** The rows that the owner does not publish. */
interface Exclusion {
  excluded: readonly string[];
  setExcluded: (keys: readonly string[], isExcluded: boolean) => void;
}

/** A checkbox for one row or several, with a third state where some of them are excluded. */
export const ChangeCheckbox = ({
  keys,
  excluded,
  setExcluded,
  children,
}: Exclusion & { keys: readonly string[]; children: ReactNode }) => {
  const excludedCount = keys.filter((key) => excluded.includes(key)).length;
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = excludedCount > 0 && excludedCount < keys.length;
  };
  return (
    <label className="check">
      <input
        type="checkbox"
        ref={mark}
        checked={excludedCount === 0}
        onChange={({ target }) => setExcluded(keys, !target.checked)}
      />
      {children}
    </label>
  );
};

interface Props extends Partial<Exclusion> {
  changes: readonly ValueChange[];
  /** Title above the list, which the rows do not repeat. */
  titleAbove?: string;
  /** Whether each row has buttons that open its value and take it back. */
  hasButtons?: boolean;
}

/** Changes in words, with the value before and after. */
export const ChangeList = ({ changes, titleAbove, hasButtons = true, excluded, setExcluded }: Props) => {
  const { t, text, go, change, reloadAll, announce } = useEditor();
  /** Takes back the changes of one row. If a value has been changed again since, the owner is asked first. */
  const takeBack = async (row: readonly ValueChange[], name: string) => {
    const back = row.map(({ file, path, valueBefore: was, valueAfter: is }): Change => {
      const location = { file, path, was: is };
      return was === undefined ? { kind: 'remove', ...location } : { kind: 'set', ...location, value: was };
    });
    if (!(await change(back, { fr: name, nl: name }))) return;
    reloadAll();
    announce(t('changeTakenBack', name));
  };
  return (
    <ul className="changes">
      {[...rowsOf(changes)].map(([key, row]) => {
        const [first] = row;
        if (first === undefined) return null;
        const { file, path } = first;
        // A removed file has no value that could be opened or taken back.
        const isGone = row.some(({ path: [step], valueAfter: is }) => step === undefined && is === undefined);
        const name = nameOfRow(row, text, titleAbove);
        return (
          <li key={key}>
            <div className="row">
              {excluded && setExcluded ? (
                <ChangeCheckbox {...{ keys: [key], excluded, setExcluded }}>{name}</ChangeCheckbox>
              ) : (
                <b>{name}</b>
              )}
              {(hasButtons && !isGone ? (['changeThis', 'takeBackChange'] as const) : []).map((act) => (
                <Button
                  key={act}
                  look="quiet"
                  aria-label={`${t(act)}: ${name}`}
                  onClick={() =>
                    act === 'takeBackChange'
                      ? takeBack(row, name)
                      : go({ panel: 'field', location: { file, path } })
                  }
                  label={t(act)}
                />
              ))}
            </div>
            {row.map((one) => (
              <p key={keyAt(one)}>
                {one.language && <span className="hint">{t(one.language)}: </span>}
                {one.wordsBefore && <del>{text(one.wordsBefore)}</del>}{' '}
                {one.wordsAfter ? <ins>{text(one.wordsAfter)}</ins> : t('isRemoved')}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
};
