import type { Field } from './api.ts';
import { FieldLink } from './FieldLink.tsx';

/** Fields by their readable names, each a link. */
export const FieldList = ({ fields }: { fields: readonly Field[] }) => (
  <ul>
    {fields.map(({ file, path, items }) => (
      <li key={file + path.join('.')}>
        <FieldLink {...{ file, path, items }} />
      </li>
    ))}
  </ul>
);
