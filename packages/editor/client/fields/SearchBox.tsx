import { useEditor } from '../state/editor.ts';

/** A field by which a list is made shorter. */
export const SearchBox = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { t } = useEditor();
  return (
    <label>
      {t('search')}
      <input type="search" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
};
