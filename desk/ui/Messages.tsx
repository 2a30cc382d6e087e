import { pathText } from '../source/change.ts';
import { goTo } from './go-to.ts';
import { problemText } from './problem-texts.ts';
import type { OpenDocuments } from './use-file.ts';
import type { DeskLanguage, Say } from './words.ts';

interface Props {
  open: OpenDocuments;
  say: Say;
  language: DeskLanguage;
}

/** What happened: saved, refused with a list of what to correct, or changed by somebody else. */
export const Messages = ({ open, say, language }: Props) => {
  const { problems, conflicts, notice, error, docs } = open;
  return (
    <div className="messages" role="status">
      {notice !== null && <p className="good">{say(notice)}</p>}
      {error !== null && (
        <p className="bad">
          {say('failed')} {problemText(error, language)}
        </p>
      )}
      {problems.length > 0 && notice === null && (
        <div className="bad">
          <p>{say('refused', problems.length)}</p>
          <ul>
            {problems.map(({ file, path, message }) => (
              <li key={file + message + path.join('.')}>
                {docs.some((doc) => doc.file === file) ? (
                  <button type="button" className="link" onClick={() => goTo(file, path)}>
                    {file.replace('content/', '')} : {pathText(path)}
                  </button>
                ) : (
                  <strong>
                    {file} : {pathText(path)}
                  </strong>
                )}{' '}
                {problemText(message, language)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.map(({ file, differences }) => (
        <div className="bad" key={file}>
          <p>{say('conflict', file)}</p>
          <ul>
            {differences.map(({ path, before, after }) => (
              <li key={path.join('.')}>
                {pathText(path)} : <del>{JSON.stringify(before)}</del> <ins>{JSON.stringify(after)}</ins>
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
