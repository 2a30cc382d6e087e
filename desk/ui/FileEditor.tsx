import { useEffect, useMemo, useState } from 'react';
import type { Path } from '../source/change.ts';
import { pathText, valueAt } from '../source/change.ts';
import type { DeskState, Field } from './api.ts';
import { CopiedTexts } from './CopiedTexts.tsx';
import { useDesk } from './desk-context.ts';
import { FormContext, fieldId } from './form/desk-context.ts';
import { Node } from './form/Node.tsx';
import type { Schema } from './form/schema.ts';
import { goTo } from './go-to.ts';
import { fullTitle } from './naming.ts';
import { PageToWrite } from './PageToWrite.tsx';
import { PlaceholderPages } from './PlaceholderPages.tsx';
import type { Editing } from './page/editing.ts';
import { Preview } from './page/Preview.tsx';
import { pagesReading } from './page/pages-reading.ts';
import type { ReferenceTable } from './references.ts';
import { SaveBar } from './SaveBar.tsx';
import { useFile } from './use-file.ts';
import { rememberPlace } from './use-place.ts';
import { leftByPath } from './use-written.ts';

interface Props {
  file: string;
  /** Where to begin: a field of the file or its twin; none begins at the top. */
  at: Field | null;
  state: DeskState;
  references: ReferenceTable;
  onSaved: () => void;
  /** Tells whether the file has something that is not saved. */
  onUnsaved: (file: string, isUnsaved: boolean) => void;
}

const placeholders = 'content/placeholders.yaml';

const none: readonly string[] = [];

const isSamePlace = (one: Editing | null, file: string, path: Path): one is Editing =>
  one?.file === file && pathText(one.path) === pathText(path);

/** Key by which the pages that show an edited value are known: with the place, where it has a value for each. */
const keyOfValue = ([key, part, place]: Path): string =>
  part === 'places' && place !== undefined ? `${key}@${place}` : String(key);

/** Key of the section that a click opens; undefined where it opens none. */
const openedSection = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('details.section:not([open]) > summary')?.parentElement?.dataset.key
    : undefined;

/** The form of a file and its twin, with the page beside it. */
export const FileEditor = ({ file, at, state, references, onSaved, onUnsaved }: Props) => {
  const { say, language, titles } = useDesk();
  const open = useFile(file, state.undo, onSaved);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  /** Key of the value that has the focus, or had it last. */
  const [key, setKey] = useState(at === null ? null : String(at.path[0]));
  const { readers } = state;
  const isEdited = editing !== null && String(editing.path[0]) === key;
  const valueKey = isEdited ? keyOfValue(editing.path) : key;
  const reading = useMemo(
    () => (valueKey === null ? none : pagesReading(readers, file, valueKey)),
    [readers, file, valueKey],
  );
  const { docs, problems } = open;
  const isOpen = docs.length > 0;
  const changes = docs.reduce((sum, doc) => sum + doc.changes.length, open.ticked);
  const isUnsaved = changes > 0;
  const schema = (state.schemas[state.schemaOf[file] ?? ''] ?? {}) as Schema;
  const save = () => {
    if (changes > 0 && !open.busy) open.save();
  };
  useEffect(() => {
    if (isOpen && at !== null) goTo(at.file, at.path);
  }, [isOpen, at]);
  useEffect(() => {
    if (isOpen) onUnsaved(file, isUnsaved);
  }, [isOpen, file, isUnsaved, onUnsaved]);
  // The preview shows what is edited over the page: after a save or an undo the page alone is right.
  useEffect(() => {
    if (open.notice === 'saved' || open.notice === 'undone') setEditing(null);
  }, [open.notice]);
  // Of the window: the focus may be on nothing, as after a click between the fields.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <FormContext
      value={{
        say,
        language,
        references,
        problems,
        edit: open.edit,
        onTyped: (name, path, text) => setTyped((all) => ({ ...all, [fieldId(name, path)]: text })),
        typed: (name, path) => typed[fieldId(name, path)],
        noNumber: (name, path) => {
          const doc = docs.find((one) => one.file === name);
          const text = typed[fieldId(name, path)]?.trim() ?? '';
          return text !== '' && Number.isNaN(valueAt(doc?.now, path)) ? say('noNumber', text) : null;
        },
        left: leftByPath(open.left),
        tick: open.tick,
        onEditing: (next) =>
          setEditing((last) =>
            isSamePlace(last, next.file, next.path)
              ? { ...last, text: next.text }
              : { ...next, before: next.text },
          ),
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a summary that is pressed with a key is clicked */}
      <section
        className="form"
        data-file={file}
        aria-label={fullTitle(file, titles, language)}
        onClick={({ target }) => {
          const opened = openedSection(target);
          if (opened !== undefined) rememberPlace({ file, path: [opened] });
        }}
        onFocus={({ target }) => {
          const focused = target.closest<HTMLElement>('details.section')?.dataset.key;
          if (focused !== undefined) setKey(focused);
        }}
      >
        <h1 tabIndex={-1}>{fullTitle(file, titles, language).replace(/ \((?:FR|NL)\)$/, '')}</h1>
        <SaveBar {...{ open, changes }} onSave={save} />
        <PageToWrite left={open.left} file={file} onTick={open.tick} />
        {/^content\/(?:articles|fault-codes)\//.test(file) && (
          <CopiedTexts files={docs.map((doc) => doc.file)} saved={state.undo} />
        )}
        {isOpen && file === placeholders && (
          <PlaceholderPages list={docs[0]?.now} onWritten={(written) => open.save({ written })} />
        )}
        {isOpen && <Node docs={docs} path={[]} schema={schema} />}
      </section>
      <Preview
        key={file}
        pages={state.pages}
        page={state.pageOf[file] ?? pagesReading(readers, file, null)[0]}
        readers={reading}
        {...{ docs, references, editing }}
        onPick={goTo}
      />
    </FormContext>
  );
};
