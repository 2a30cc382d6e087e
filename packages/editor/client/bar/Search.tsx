import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchResult } from '../../shared/api.ts';
import { ask } from '../api.ts';
import { Modal } from '../dialog/Modal.tsx';
import { plain } from '../rich/suggest.ts';
import { useEditor } from '../state/editor.ts';

/** Milliseconds without a key after which the server is asked. */
const pause = 200;
const nothing: SearchResult = { found: [], more: 0 };

/** Moves the focus among the input and the results by the arrow keys. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .choice')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
};

/** Finds pages, texts, values and labels. */
export const Search = ({ help, onClose }: { help: string; onClose: () => void }) => {
  const { t, text, go, view, overview, references, setLink } = useEditor();
  const [query, setQuery] = useState('');
  const [result, setResult] = useState(nothing);
  const { language } = view;
  const wanted = plain(query);
  const isAsked = wanted.length >= 2;
  const tasks = overview.tasks.map(({ id, title, help }) => {
    return { id, title, about: help, badge: t('task'), to: { panel: 'task' as const, id } };
  });
  const pages = references.pages.map(({ id, title, ...page }) => {
    const to = { page: page[language] ?? page.fr ?? page.nl ?? '/', panel: null };
    return { id, title, about: title, badge: t('page'), to };
  });
  const named = [...tasks, ...pages].filter(
    ({ title, about }) =>
      isAsked && plain(`${title.fr} ${title.nl} ${about.fr} ${about.nl}`).includes(wanted),
  );

  useEffect(() => {
    if (!isAsked) return setResult(nothing);
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask('search', { query, language }).then(
        (found) => isCurrent && setResult(found),
        () => undefined,
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, language, isAsked]);

  const count = named.length + result.found.length;
  return (
    <Modal title={t('search')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go through what is inside */}
      <div className="search stack" onKeyDown={onArrow}>
        <label>
          <span className="hint">{help}</span>
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <p role="status" className="hint">
          {isAsked && (result.more > 0 ? t('foundMore', count, result.more) : t('found', count))}
        </p>
        <ul className="choices">
          {named.slice(0, 6).map(({ id, title, badge, to }) => (
            <li key={id}>
              <button
                type="button"
                className="choice"
                onClick={() => {
                  go(to);
                  onClose();
                }}
              >
                <span className="badge">{badge}</span> {text(title)}
              </button>
            </li>
          ))}
          {result.found.map(({ file, path, title, label, excerpt, pages: [page] }) => (
            <li key={JSON.stringify([file, path])}>
              <button
                type="button"
                className="choice"
                onClick={() => {
                  const address = page?.[language];
                  setLink(null);
                  go({ panel: 'field', place: { file, path }, ...(address && { page: address }) });
                  onClose();
                }}
              >
                <span className="hint">
                  {text(title)} › {text(label)}
                </span>
                <br />
                {excerpt}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
};
