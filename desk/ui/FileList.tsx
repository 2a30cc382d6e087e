import { useState } from 'react';
import { nameOf } from './names.ts';
import type { DeskLanguage, Say } from './words.ts';

interface Props {
  files: readonly string[];
  drafts: readonly string[];
  current: string | null;
  say: Say;
  language: DeskLanguage;
  onOpen: (file: string) => void;
}

/** Name of a file without its folder; both languages of a text are one entry. */
const entryName = (file: string): string =>
  file
    .replace(/^content\//, '')
    .replace(/\/(fr|nl)\.\w+$/, '')
    .replace(/\.yaml$/, '')
    .split('/')
    .at(-1) ?? file;

const groupOf = (file: string): string =>
  file.split('/').at(2) === undefined ? 'other' : (file.split('/')[1] ?? 'other');

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

/** All content, by folder. */
export const FileList = ({ files, drafts, current, say, language, onOpen }: Props) => {
  const [wanted, setWanted] = useState('');
  const entries = files
    .filter((file) => !(/\/nl\.\w+$/.test(file) && files.includes(file.replace(/\/nl(\.\w+)$/, '/fr$1'))))
    .filter((file) => file.includes(wanted.trim().toLowerCase()));
  return (
    <nav className="files" aria-label={say('files')}>
      <input
        type="search"
        className="search"
        aria-label={say('search')}
        placeholder={say('search')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {order.map((group) => {
        const own = entries.filter((file) => groupOf(file) === group);
        return own.length === 0 ? null : (
          <details key={group} open={wanted !== '' || own.some((file) => file === current) || undefined}>
            <summary>
              {nameOf(group, language)} ({own.length})
            </summary>
            <ul>
              {own.map((file) => (
                <li key={file}>
                  <button
                    type="button"
                    className="link"
                    aria-current={file === current ? 'true' : undefined}
                    onClick={() => onOpen(file)}
                  >
                    {entryName(file)}
                    {drafts.includes(file) && ' ✎'}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
};
