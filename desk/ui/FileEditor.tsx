import { useState } from 'react';
import type { Path } from '../source/change.ts';
import { pathText } from '../source/change.ts';
import type { DeskState } from './api.ts';
import { FormContext } from './form/desk-context.ts';
import { Node } from './form/Node.tsx';
import type { Schema } from './form/schema.ts';
import { goTo } from './go-to.ts';
import { Messages } from './Messages.tsx';
import { nameOf } from './names.ts';
import { type Editing, Preview } from './Preview.tsx';
import type { ReferenceTable } from './references.ts';
import { useFile } from './use-file.ts';
import type { DeskLanguage, Say } from './words.ts';

interface Props {
  file: string;
  /** Where to begin. */
  path: Path;
  state: DeskState;
  references: ReferenceTable;
  say: Say;
  language: DeskLanguage;
  onSaved: () => void;
}

/** The form of a file and its twin, with the page beside it. */
export const FileEditor = ({ file, path, state, references, say, language, onSaved }: Props) => {
  const open = useFile(file, onSaved);
  const [editing, setEditing] = useState<Editing | null>(null);
  const { docs, problems } = open;
  const changes = docs.reduce((sum, doc) => sum + doc.changes.length, 0);
  const first = docs[0];
  const schema = (state.schemas[state.schemaOf[file] ?? ''] ?? {}) as Schema;
  const save = () => {
    if (changes > 0 && !open.busy) open.save();
  };
  return (
    <FormContext
      value={{
        say,
        language,
        references,
        problems,
        edit: open.edit,
        onEditing: (name, where, text) =>
          setEditing((last) =>
            last?.file === name && pathText(last.path) === pathText(where)
              ? { ...last, text }
              : { file: name, path: where, before: text, text },
          ),
      }}
    >
      <section
        className="form"
        aria-label={nameOf(file, language)}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
      >
        <h1>{file.replace('content/', '')}</h1>
        <div className="bar">
          <button type="button" className="main" aria-disabled={changes === 0 || open.busy} onClick={save}>
            {open.busy ? say('saving') : say('save')} (Ctrl S)
          </button>
          <button type="button" onClick={open.undo} aria-disabled={open.busy}>
            {say('undo')}
          </button>
          {changes > 0 && (
            <button type="button" onClick={open.discard}>
              {say('discard')}
            </button>
          )}
          <span className="hint">{changes > 0 && say('unsaved', changes)}</span>
        </div>
        <Messages open={open} say={say} language={language} />
        {first !== undefined && (
          <div
            ref={(element) => {
              // Once, when the form is there.
              if (element !== null && path.length > 0 && element.dataset.at !== path.join('.')) {
                element.dataset.at = path.join('.');
                goTo(file, path);
              }
            }}
          >
            <Node docs={docs} path={[]} schema={schema} />
          </div>
        )}
      </section>
      <Preview
        key={file}
        say={say}
        pages={state.pages}
        page={state.pageOf[file]}
        docs={docs}
        references={references}
        editing={editing}
        onPick={goTo}
      />
    </FormContext>
  );
};
