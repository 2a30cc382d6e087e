import { useState } from 'react';
import { hasWords, type Language } from '../../shared/api.ts';
import { ListButton, useEditor } from '../common.ts';
import { Modal } from '../dialog/Modal.tsx';

interface Props {
  language: Language;
  /** The words that the value replaces, which are searched first. */
  words: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The largest number of values shown at once. */
const most = 40;

/** Lets the owner choose a price or another value to insert into a text. */
export const ReferenceDialog = ({ language, words, onChoose, onClose }: Props) => {
  const { t, text, overview } = useEditor();
  const [query, setQuery] = useState(words.replace(/\s?(?:euros?|EUR)\b/i, ' €'));
  const found = overview.references.filter(({ label, printed }) =>
    hasWords(`${label.fr} ${label.nl} ${printed[language]}`, query),
  );
  found.sort((one, other) => Number(other.kind === 'price') - Number(one.kind === 'price'));
  return (
    <Modal title={t('insertValue')} closeLabel={t('close')} onClose={onClose}>
      <label>
        {t('search')}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <ul className="choices">
        {found.slice(0, most).map((one) => (
          <ListButton key={one.name} onClick={() => onChoose(one.name)}>
            <span>{text(one.label)}</span> <strong>{one.printed[language]}</strong>
          </ListButton>
        ))}
      </ul>
      <p role="status">{t('found', found.length)}</p>
    </Modal>
  );
};
