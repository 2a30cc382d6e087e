import { useEffect, useRef } from 'react';
import type { Reference } from '../../content/answers.ts';
import type { Field } from '../api.ts';
import { dayText } from '../day.ts';
import { useDesk } from '../desk-context.ts';
import { FieldLink } from '../FieldLink.tsx';
import { FieldList } from '../FieldList.tsx';
import { referenceTable } from '../references.ts';

interface Props {
  /** First day (ISO). */
  from: string;
  /** Names of the values that change. */
  facts: readonly string[];
  /** Texts that name one of them, filled in as on that day. */
  texts: readonly Field[];
  /** What pages print on that day. */
  references: readonly Reference[];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What changes with a price on its day, before it is saved: the price, the examples that follow it, and the sentences. */
export const LaterPriceCheck = ({ from, facts, texts, references, busy, onConfirm, onCancel }: Props) => {
  const { say, language, references: today } = useDesk();
  const lang = language === 'nl' ? 'nl' : 'fr';
  const then = referenceTable(references);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="confirm">
      <h2 tabIndex={-1} ref={heading}>
        {say('changesFrom', dayText(from, language))}
      </h2>
      {facts.length === 0 && <p>{say('changesNothing')}</p>}
      <ul>
        {facts.map((name) => {
          const [file = '', key = ''] = name.split('.');
          const [before, after] = [today, then].map((table) => table.get(`{${name}}`)?.[lang] ?? '—');
          return (
            <li key={name}>
              <FieldLink file={`content/facts/${file}.yaml`} path={[key]} /> {before} → {after}
            </li>
          );
        })}
      </ul>
      {texts.length > 0 && (
        <details open>
          <summary>
            {say('sentencesThen')} ({texts.length})
          </summary>
          <FieldList fields={texts} />
        </details>
      )}
      <p className="tools">
        <button type="button" className="main" aria-disabled={busy} onClick={onConfirm}>
          {busy ? say('saving') : say('saveLaterPrice')}
        </button>
        <button type="button" onClick={onCancel}>
          {say('notYet')}
        </button>
      </p>
    </div>
  );
};
