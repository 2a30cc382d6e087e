import type { Reference } from '../../shared/api.ts';
import { useEditor } from '../state/editor.ts';

/** What a text prints of values that are kept elsewhere, each leading to its value. */
export const Printed = ({ references }: { references: readonly Reference[] }) => {
  const { t, text, go, view } = useEditor();
  if (references.length === 0) return null;
  return (
    <section>
      <h3>{t('prints')}</h3>
      <ul className="choices">
        {references.map(({ name, label, place, ...printed }) => (
          <li key={name} className="row">
            <span>
              {text(label)}: <strong>{printed[view.words]}</strong>
            </span>
            {place && (
              <button type="button" className="quiet" onClick={() => go({ panel: 'field', place })}>
                {t('changeThis')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
