import { useEffect, useRef } from 'react';
import type { Problem } from '../../server/problem.ts';
import type { Thing } from '../../things/thing.ts';
import type { Field } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { FieldLink } from '../FieldLink.tsx';
import { FieldList } from '../FieldList.tsx';
import { problemText } from '../problem-texts.ts';
import { Refusal } from './Refusal.tsx';
import type { FieldSpec } from './thing-fields.ts';

/** What was added, removed or set. */
export interface Done {
  /** What to open: what was added, where it is one field. */
  open: Field;
  /** What was done, in words; null where the link to the file says it. */
  what: string | null;
  left: readonly Field[];
  /** Of a town: the list that would put it on the map of the home page. */
  homeMap: Field | null;
}

interface Props {
  kind: Thing['kind'];
  fields: readonly FieldSpec[];
  /** What was refused and is not corrected since. */
  problems: readonly Problem[];
  /** All that was refused: another list after each answer. */
  refused: readonly Problem[];
  done: Done | null;
  error: string | null;
}

/** What came of adding or removing a thing, and what is left to do. */
export const ThingResult = ({ kind, fields, problems, refused, done, error }: Props) => {
  const { say, language, titles } = useDesk();
  const status = useRef<HTMLDivElement>(null);
  // The form may be longer than the window: what came of it is brought into sight, and read next.
  useEffect(() => {
    if (refused.length === 0 && done === null && error === null) return;
    status.current?.focus();
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [refused, done, error]);
  return (
    <div role="status" tabIndex={-1} ref={status}>
      {error !== null && <p className="bad">{problemText(error, language, titles)}</p>}
      <Refusal {...{ kind, fields, problems }} />
      {done !== null && (
        <div className="good">
          <p>
            {say('saved')} {done.what !== null && `${done.what}. `}
            {say('open')}
            {say('colon')}
            <FieldLink {...done.open} />
          </p>
          {(kind === 'brand' || kind.startsWith('remove')) && <p>{say('leftInOverview')}</p>}
          {done.homeMap !== null && (
            <p>
              {say('notOnHomeMap')}
              {say('colon')}
              <FieldLink {...done.homeMap} />
            </p>
          )}
          {done.left.length > 0 && (
            <details>
              <summary>
                {kind.startsWith('remove')
                  ? say('stillNaming', done.left.length)
                  : `${say(kind === 'laterPrice' ? 'rereading' : 'left')} (${done.left.length})`}
              </summary>
              <FieldList fields={done.left} />
            </details>
          )}
        </div>
      )}
    </div>
  );
};
