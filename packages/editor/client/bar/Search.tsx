import { useState } from 'react';
import { hasWords, normaliseForSearch, type SearchResult } from '../../shared/api.ts';
import { ListButton, useEditor, useRequest } from '../common.ts';
import { Modal } from '../dialog/Modal.tsx';

/** Milliseconds without a key after which the server is asked. */
const pause = 200;
const nothing: SearchResult = { pages: [], found: [] };

interface Props {
  /** `words`: those by which a task is found, beside its title. */
  tasks: readonly { id: string; title: string; words: string; act: () => void }[];
  onClose: () => void;
}

/** The dialog of the search, which finds tasks, pages, texts, values and labels. Before anything is typed, it lists the pages. */
export const Search = ({ tasks, onClose }: Props) => {
  const { t, text, go, view, overview } = useEditor();
  const [query, setQuery] = useState('');
  const { pageLanguage } = view;
  const wanted = normaliseForSearch(query);
  const isAsked = wanted.length >= 2;
  const asked = isAsked ? { query, language: pageLanguage } : null;
  const { answer, isCurrent } = useRequest('search', asked, 0, pause);
  const result = (isAsked && answer) || nothing;
  const own = tasks.filter(({ title, words }) => isAsked && hasWords(`${title} ${words}`, wanted));
  const pages = isAsked
    ? result.pages
    : overview.pages.toSorted((one, other) => text(one.title).localeCompare(text(other.title)));
  const count = own.length + pages.length + result.found.length;
  const doAndClose = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Modal title={t('search')} closeLabel={t('close')} onClose={onClose}>
      <div className="search stack">
        <label>
          <span className="hint">{t('searchHelp')}</span>
          <input
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              const first = currentTarget.closest('.search')?.querySelector<HTMLElement>('.choice');
              if (key === 'Enter' && isAsked) first?.click();
            }}
          />
        </label>
        <p role="status" className="hint">
          {isAsked && (isCurrent ? t('found', count) : t('loading'))}
        </p>
        <ul className="choices">
          {pages.map((page) => (
            <ListButton
              key={page.id}
              onClick={doAndClose(() =>
                go({ page: page[pageLanguage] ?? page.fr ?? page.nl ?? '/', panel: null }),
              )}
            >
              <span className="badge">{t('page')}</span> {page.title[pageLanguage]}
            </ListButton>
          ))}
          {own.map(({ id, title, act }) => (
            <ListButton key={id} onClick={doAndClose(act)}>
              <span className="badge">{t('task')}</span> {title}
            </ListButton>
          ))}
          {result.found.map(({ file, path, title, label, excerpt, pages: [page] }) => (
            <ListButton
              key={JSON.stringify([file, path])}
              onClick={doAndClose(() => {
                const address = page?.[pageLanguage];
                go({ panel: 'field', location: { file, path }, ...(address && { page: address }) });
              })}
            >
              <span className="hint">
                {text(title)} › {text(label)}
              </span>
              <br />
              {excerpt}
            </ListButton>
          ))}
        </ul>
      </div>
    </Modal>
  );
};
