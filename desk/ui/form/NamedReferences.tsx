import type { Path } from '../../source/change.ts';
import { useDesk } from '../desk-context.ts';
import { namedIn } from '../named-references.ts';

interface Props {
  file: string;
  path: Path;
  text: string;
}

/** What people call what a value names for programs, with the way it is written there. */
export const NamedReferences = ({ file, path, text }: Props) => {
  const { references, titles, language } = useDesk();
  const named = namedIn(text, file, path, { references, titles, language });
  if (named.length === 0) return null;
  return (
    <ul className="named">
      {named.map(({ raw, name }) => (
        <li key={raw}>
          {name} <code>{raw}</code>
        </li>
      ))}
    </ul>
  );
};
