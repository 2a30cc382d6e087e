import { useRef, useState } from 'react';
import { fold } from '../source/fold.ts';
import { useDesk } from './desk-context.ts';
import { FoundTexts } from './FoundTexts.tsx';
import { placeName } from './names.ts';
import { fileTitle, groupOf, inOrder } from './naming.ts';

interface Props {
  files: readonly string[];
  /** Files with something that is not saved. */
  drafts: readonly string[];
  current: string | null;
}

const order = [
  'facts',
  'copy',
  'articles',
  'towns',
  'brands',
  'fault-codes',
  'projects',
  'regions',
  'ui',
  'other',
];

/** Fewest letters that are searched in texts. */
const shortest = 3;

/**
 * All content, by folder, in the order of what it is called. The word that is searched stays when a text is opened, so that
 * the next one of the same list can be opened; until it is cleared, the list says that it is not whole. Below the texts
 * that are called so stand the fields that have the word.
 */
export const FileList = ({ files, drafts, current }: Props) => {
  const { say, language, titles, open } = useDesk();
  const [wanted, setWanted] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const isFiltered = wanted.trim() !== '';
  const all = files.filter(
    (file) => !(/\/nl\.\w+$/.test(file) && files.includes(file.replace(/\/nl(\.\w+)$/, '/fr$1'))),
  );
  const entries = all.filter((file) =>
    fold(`${file} ${fileTitle(file, titles, language)}`).includes(fold(wanted.trim())),
  );
  return (
    <nav className="files" aria-label={say('files')}>
      <input
        ref={search}
        type="search"
        className="search"
        aria-label={say('search')}
        placeholder={say('searchShort')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        // Not every browser clears a search field with Escape.
        onKeyDown={({ key }) => key === 'Escape' && setWanted('')}
      />
      <p role="status">{isFiltered && say('found', entries.length, all.length)}</p>
      {isFiltered && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setWanted('');
            search.current?.focus();
          }}
        >
          {say('showAll')}
        </button>
      )}
      {order.map((group) => {
        const own = inOrder(
          entries.filter((file) => groupOf(file) === group),
          (file) => fileTitle(file, titles, language),
          language,
        );
        return own.length === 0 ? null : (
          <details key={group} open={isFiltered || own.some((file) => file === current) || undefined}>
            <summary>
              {placeName(['files', group], language)} ({own.length})
            </summary>
            <ul>
              {own.map((file) => (
                <li key={file}>
                  <button
                    type="button"
                    className="link"
                    aria-current={file === current ? 'true' : undefined}
                    onClick={() => open(file)}
                  >
                    {fileTitle(file, titles, language)}
                    {drafts.includes(file) && (
                      <>
                        {' '}
                        <span role="img" aria-label={say('hasDraft')} title={say('hasDraft')}>
                          ✎
                        </span>
                      </>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {isFiltered && wanted.trim().length < shortest && <p className="hint">{say('searchLonger')}</p>}
      {wanted.trim().length >= shortest && <FoundTexts wanted={wanted.trim()} />}
    </nav>
  );
};
