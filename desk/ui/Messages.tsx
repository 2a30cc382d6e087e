import { ChangedValue } from './changes/ChangedValue.tsx';
import { Differences } from './changes/Differences.tsx';
import { useDesk } from './desk-context.ts';
import { FarValues } from './FarValues.tsx';
import { FieldLink } from './FieldLink.tsx';
import { FieldList } from './FieldList.tsx';
import { useForm } from './form/desk-context.ts';
import { fieldTitle, fullTitle } from './naming.ts';
import { problemText } from './problem-texts.ts';
import { StillInvented } from './StillInvented.tsx';
import type { OpenDocuments } from './use-file.ts';
import { useLostFocus } from './use-lost-focus.ts';

/** What happened: saved, refused with a list of what to correct, or changed by somebody else. */
export const Messages = ({ open }: { open: OpenDocuments }) => {
  const { say, language, titles } = useDesk();
  const { problems, conflicts, notice, error, drafts } = open;
  const { also, following, invented, oneLanguage, far } = open.saved;
  const { noNumber } = useForm();
  const status = useLostFocus<HTMLDivElement>([notice, error, problems.length, conflicts.length].join(' '));
  const listed = problems.map(({ file, path, items, message }) => ({
    key: file + message + path.join('.'),
    text: (
      <>
        <FieldLink {...{ file, path, items }} />
        {say('colon')}
        {noNumber(file, path) ?? problemText(message, language, titles)}
      </>
    ),
  }));
  const [first, ...rest] = listed;
  return (
    <div className="messages">
      <div role="status" tabIndex={-1} ref={status}>
        {notice !== null && <p className="good">{say(notice)}</p>}
        {error !== null && (
          <p className="bad">
            {say('failed')} {problemText(error, language, titles)}
          </p>
        )}
        {first !== undefined && notice === null && (
          <p className="bad">
            {say('refused', listed.length)} {first.text}
          </p>
        )}
        {notice === 'saved' && <FarValues values={far} />}
        {oneLanguage && notice === 'saved' && <p className="hint">{say('oneLanguage')}</p>}
        {following.length > 0 && (
          <div className="hint">
            {say('followed')}
            <FieldList fields={following} />
          </div>
        )}
        {notice === 'saved' && <StillInvented fields={invented} onReal={(real) => open.save({ real })} />}
        {also.length > 0 && (
          <div className="good">
            {say('also')}
            <Differences files={also} />
          </div>
        )}
        {conflicts.map(({ file }) => (
          <p className="bad" key={file}>
            {say('conflict', fullTitle(file, titles, language))}
          </p>
        ))}
      </div>
      {rest.length > 0 && notice === null && (
        <details className="bad">
          <summary>{say('refusedRest', rest.length)}</summary>
          <ul>
            {rest.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {first !== undefined && notice === null && drafts.length > 0 && (
        <button type="button" onClick={() => open.save({ withDrafts: drafts })}>
          {say('together', drafts.map((file) => fullTitle(file, titles, language)).join(', '))}
        </button>
      )}
      {conflicts.map(({ file, differences }) => (
        <div className="bad" key={file}>
          <ul>
            {differences.map(({ path, items, ...change }) => (
              <li key={path.join('.')}>
                {fieldTitle(path, language, items, titles)}
                {say('colon')}
                <ChangedValue {...change} />
              </li>
            ))}
          </ul>
          <button type="button" onClick={open.reapply}>
            {say('reapply')}
          </button>
        </div>
      ))}
    </div>
  );
};
