import { useEditor } from '../state/editor.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** A field by which a list is made shorter. */
export const SearchBox = ({ value, onChange }: Props) => {
  const { t } = useEditor();
  return (
    <label>
      {t('search')}
      <input type="search" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
};
