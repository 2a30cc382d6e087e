import { useState } from 'react';
import type { Sentence } from '../server/results.ts';
import { type Value, valueAt } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';

interface Props {
  /** Data of content/placeholders.yaml. */
  list: Value | undefined;
  onWritten: (written: readonly Sentence[]) => void;
}

/** The pages with placeholders: all lines of one go at once. */
export const PlaceholderPages = ({ list, onWritten }: Props) => {
  const { say } = useDesk();
  const [asked, setAsked] = useState<string | null>(null);
  const sentences = (Array.isArray(list) ? list : []).map((entry) => ({
    copy: String(valueAt(entry, ['copy'])),
    key: String(valueAt(entry, ['key'])),
  }));
  return (
    <section className="left" aria-label={say('placeholderPages')}>
      <h2>{say('placeholderPages')}</h2>
      <ul>
        {[...new Set(sentences.map(({ copy }) => copy))].map((copy) => {
          const own = sentences.filter((one) => one.copy === copy);
          return (
            <li key={copy}>
              <FieldLink file={`content/copy/${copy}/fr.yaml`} path={[]} />{' '}
              <button type="button" aria-expanded={asked === copy} onClick={() => setAsked(copy)}>
                {say('pageWritten', own.length)}
              </button>
              {asked === copy && (
                <div className="confirm">
                  <p>{say('pageWrittenConfirm')}</p>
                  <p className="tools">
                    <button
                      type="button"
                      className="main"
                      onClick={() => {
                        setAsked(null);
                        onWritten(own);
                      }}
                    >
                      {say('pageWrittenNow')}
                    </button>
                    <button
                      type="button"
                      onClick={({ currentTarget }) => {
                        currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
                        setAsked(null);
                      }}
                    >
                      {say('notYet')}
                    </button>
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
