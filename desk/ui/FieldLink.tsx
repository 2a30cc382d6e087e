import type { Path } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { fieldTitle, fullTitle } from './naming.ts';

interface Props {
  file: string;
  path: Path;
  /** Names of the items that the path passes through. */
  items?: readonly string[] | undefined;
}

/** The readable name of a field, which leads to it. */
export const FieldLink = ({ file, path, items }: Props) => {
  const { titles, language, open } = useDesk();
  const field = fieldTitle(path, language, items);
  return (
    <button
      type="button"
      className="link"
      title={`${file} : ${path.join('.')}`}
      onClick={() => open(file, path)}
    >
      {fullTitle(file, titles, language)}
      {field !== '' && ` › ${field}`}
    </button>
  );
};
