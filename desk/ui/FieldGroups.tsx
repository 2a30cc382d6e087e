import type { ReactNode } from 'react';
import type { Field } from './api.ts';
import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';
import { FieldList } from './FieldList.tsx';

interface Props {
  fields: readonly Field[];
  /** What is said of the fields of one file, and how many texts they are. */
  text: (count: number) => ReactNode;
}

/** Fields by their files, one line for each, which opens to the fields. */
export const FieldGroups = ({ fields, text }: Props) => {
  const { say } = useDesk();
  const files = [...new Set(fields.map(({ file }) => file))];
  return (
    <ul>
      {files.map((file) => {
        const own = fields.filter((field) => field.file === file);
        return (
          <li key={file}>
            <FieldLink file={file} path={[]} />
            {say('colon')}
            {text(own.reduce((sum, { count = 1 }) => sum + count, 0))}
            <details>
              <summary>{say('show')}</summary>
              <FieldList fields={own} />
            </details>
          </li>
        );
      })}
    </ul>
  );
};
