import type { PageEntry } from '../../content/answers.ts';
import { useDesk } from '../desk-context.ts';

interface Props {
  pages: readonly PageEntry[];
  /** Ids of the pages that show the value. */
  readers: readonly string[];
  /** Id of the page that is shown. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Says which page of those that show a value is beside the form, and which others there are. */
export const ReadOn = ({ pages, readers, shown, onChoose }: Props) => {
  const { say, language } = useDesk();
  const nameOf = (id: string) =>
    pages.find((one) => one.id === id)?.name[language === 'nl' ? 'nl' : 'fr'] ?? id;
  const others = readers.filter((id) => id !== shown);
  if (readers.length === 0) return null;
  if (readers.length === pages.length) return <p className="hint">{say('readEverywhere')}</p>;
  return (
    <div className="hint">
      {readers.includes(shown) ? say('readHere', nameOf(shown)) : say('notReadHere')}
      {others.length > 0 && (
        <details>
          <summary>{say('readAlso', others.length)}</summary>
          <ul>
            {others.map((id) => (
              <li key={id}>
                <button type="button" className="link" onClick={() => onChoose(id)}>
                  {nameOf(id)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
