import type { Path } from '../source/change.ts';
import { useDesk } from './desk-context.ts';
import { fieldTitle, fullTitle } from './naming.ts';
import { filled } from './references.ts';

interface Props {
  file: string;
  path: Path;
  /** What the steps of the path lead to is called. */
  items?: readonly string[] | undefined;
}

/** The readable name of a field, which leads to it. */
export const FieldLink = ({ file, path, items = [] }: Props) => {
  const { titles, language, references, open } = useDesk();
  const lang = language === 'nl' ? 'nl' : 'fr';
  const field = filled(fieldTitle(path, language, items, titles), references, lang);
  return (
    <button type="button" className="link" onClick={() => open(file, path)}>
      {fullTitle(file, titles, language)}
      {field !== '' && ` › ${field}`}
    </button>
  );
};
