import type { Problem } from '../../server/problem.ts';
import type { Thing } from '../../things/thing.ts';
import type { Field } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { FieldLink } from '../FieldLink.tsx';
import { FieldList } from '../FieldList.tsx';
import { fieldTitle } from '../naming.ts';
import { problemText } from '../problem-texts.ts';
import { useLostFocus } from '../use-lost-focus.ts';

/** What was added, removed or set. */
export interface Done {
  /** File to open. */
  open: string;
  /** What was done, in words; null where the link to the file says it. */
  what: string | null;
  left: readonly Field[];
  /** Of a town: the list that would put it on the map of the home page. */
  homeMap: Field | null;
}

interface Props {
  kind: Thing['kind'];
  problems: readonly Problem[];
  done: Done | null;
  error: string | null;
}

/** What came of adding or removing a thing, and what is left to do. */
export const ThingResult = ({ kind, problems, done, error }: Props) => {
  const { say, language, titles } = useDesk();
  const status = useLostFocus<HTMLDivElement>([done?.open, error, problems.length].join(' '));
  const isAddition = !kind.startsWith('remove') && kind !== 'laterPrice';
  return (
    <div role="status" tabIndex={-1} ref={status}>
      {error !== null && <p className="bad">{problemText(error, language, titles)}</p>}
      {problems.length > 0 && (
        <div className="bad">
          <p>{say('refused', problems.length)}</p>
          <ul>
            {problems.map(({ file, path, items, message }) => (
              <li key={file + path.join('.') + message}>
                {/* What is added exists in this form only: a link would lead away from it, and what was typed be lost. */}
                {isAddition ? (
                  `${fieldTitle(path, language, items, titles)}${say('colon')}`
                ) : (
                  <FieldLink {...{ file, path, items }} />
                )}{' '}
                {problemText(message, language, titles)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {done !== null && (
        <div className="good">
          <p>
            {say('saved')} {done.what !== null && `${done.what}. `}
            {say('open')}
            {say('colon')}
            <FieldLink file={done.open} path={[]} />
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
