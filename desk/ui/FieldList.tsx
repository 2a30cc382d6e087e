import type { Field } from './api.ts';
import { FieldLink } from './FieldLink.tsx';

/** Fields by their readable names, each a link, with what stands there where that is known. */
export const FieldList = ({ fields }: { fields: readonly Field[] }) => (
  <ul>
    {fields.map(({ file, path, items, text }) => (
      <li key={file + path.join('.')}>
        <FieldLink {...{ file, path, items }} />{' '}
        {text !== undefined && <q lang={/\/nl\.\w+$/.test(file) ? 'nl' : 'fr'}>{text}</q>}
      </li>
    ))}
  </ul>
);
