import { useState } from 'react';
import { hasWords } from '../../shared/text-search.ts';
import type { Language } from '../../shared/values.ts';
import { Choosable } from '../Button.tsx';
import { Modal } from '../dialog/Modal.tsx';
import { SearchBox } from '../fields/SearchBox.tsx';
import { useEditor } from '../state/editor.ts';

interface Props {
  language: Language;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Most values that are shown at once. */
const most = 40;

/** Asks for a price or another value that a text prints. */
export const ReferenceDialog = ({ language, onChoose, onClose }: Props) => {
  const { t, text, references } = useEditor();
  const [query, setQuery] = useState('');
  const found = references.values.filter(({ label, printed }) =>
    hasWords(`${label.fr} ${label.nl} ${printed[language]}`, query),
  );
  found.sort((one, other) => Number(other.kind === 'price') - Number(one.kind === 'price'));
  return (
    <Modal title={t('insertValue')} onClose={onClose}>
      <SearchBox value={query} onChange={setQuery} />
      <ul className="choices">
        {found.slice(0, most).map((one) => (
          <Choosable key={one.name} onClick={() => onChoose(one.name)}>
            <span>{text(one.label)}</span> <strong>{one.printed[language]}</strong>
          </Choosable>
        ))}
      </ul>
      <p role="status">
        {found.length > most ? t('foundMore', most, found.length - most) : t('found', found.length)}
      </p>
    </Modal>
  );
};
