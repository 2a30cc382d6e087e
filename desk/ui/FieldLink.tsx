import type { Path, Value } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { fieldTitle, fullTitle } from './naming.ts';

interface Props {
  file: string;
  path: Path;
  /** Data of the file, where it is at hand: items of lists are called by their words. */
  data?: Value | undefined;
}

/** The readable name of a field, which leads to it. */
export const FieldLink = ({ file, path, data }: Props) => {
  const { titles, language, open } = useDesk();
  const field = fieldTitle(path, language, data);
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
