import { useEffect, useState } from 'react';
import { fold, hasWords, type SearchResult } from '../../shared/api.ts';
import { ListButton, request, useEditor } from '../common.ts';
import { Modal } from '../dialog/Modal.tsx';

/** Milliseconds without a key after which the server is asked. */
const pause = 200;
const nothing: SearchResult = { found: [], more: 0 };

/** Something that is known without the server: a task or a page. */
interface Named {
  id: string;
  title: string;
  /** Other words by which it is found. */
  about: string;
  badge: string;
  act: () => void;
}

interface Props {
  tasks: readonly Omit<Named, 'badge'>[];
  onClose: () => void;
}

/** Finds tasks, pages, texts, values and labels. While nothing is typed, it lists the pages. */
export const Search = ({ tasks, onClose }: Props) => {
  const { t, text, go, view, overview, setClickedHref } = useEditor();
  const [query, setQuery] = useState('');
  const [result, setResult] = useState(nothing);
  const { pageLanguage } = view;
  const wanted = fold(query);
  const isAsked = wanted.length >= 2;
  const pages = overview.pages.map(({ id, title, ...page }): Named => {
    const act = () => go({ page: page[pageLanguage] ?? page.fr ?? page.nl ?? '/', panel: null });
    return { id, title: title[pageLanguage], about: `${title.fr} ${title.nl}`, badge: t('page'), act };
  });
  const all = [...tasks.map((task) => ({ ...task, badge: t('task') })), ...pages];
  const named = isAsked
    ? all.filter(({ title, about }) => hasWords(`${title} ${about}`, wanted)).slice(0, 6)
    : pages.toSorted((one, other) => one.title.localeCompare(other.title));

  useEffect(() => {
    if (!isAsked) return setResult(nothing);
    let isCurrent = true;
    const timer = setTimeout(() => {
      request('search', { query, language: pageLanguage }).then(
        (found) => isCurrent && setResult(found),
        () => undefined,
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, pageLanguage, isAsked]);

  const count = named.length + result.found.length;
  return (
    <Modal title={t('search')} onClose={onClose}>
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
          {isAsked && (result.more > 0 ? t('foundMore', count, result.more) : t('found', count))}
        </p>
        <ul className="choices">
          {named.map(({ id, title, badge, act }) => (
            <ListButton
              key={id}
              onClick={() => {
                act();
                onClose();
              }}
            >
              <span className="badge">{badge}</span> {title}
            </ListButton>
          ))}
          {result.found.map(({ file, path, title, label, excerpt, pages: [page] }) => (
            <ListButton
              key={JSON.stringify([file, path])}
              onClick={() => {
                const address = page?.[pageLanguage];
                setClickedHref(null);
                go({ panel: 'field', location: { file, path }, ...(address && { page: address }) });
                onClose();
              }}
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
