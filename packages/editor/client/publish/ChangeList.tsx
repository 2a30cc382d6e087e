import type { ValueChange } from '../../shared/api.ts';
import type { Value } from '../../shared/values.ts';
import { titleOf } from '../fields/children.ts';
import { useEditor } from '../state/editor.ts';

const shown = (value: Value | undefined): string =>
  Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.join(' – ') : titleOf(value);

/** Changes in words, with the value before and after. */
export const ChangeList = ({ changes }: { changes: readonly ValueChange[] }) => {
  const { t, text, go } = useEditor();
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={JSON.stringify([change.file, change.path])}>
          <button
            type="button"
            className="quiet"
            onClick={() => go({ panel: 'field', place: { file: change.file, path: change.path } })}
          >
            {text(change.label)}
            {change.language && ` (${t(change.language)})`}
          </button>{' '}
          {change.before !== undefined && <del>{shown(change.before)}</del>}{' '}
          {change.after === undefined ? t('isRemoved') : <ins>{shown(change.after)}</ins>}
        </li>
      ))}
    </ul>
  );
};
