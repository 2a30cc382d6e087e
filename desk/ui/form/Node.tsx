import './form.css';
import { type Value, valueAt } from '../../source/change.ts';
import type { Doc } from '../documents.ts';
import { goTo } from '../go-to.ts';
import { helpText } from '../help-text.ts';
import { nameOf, optionName, placeName } from '../names.ts';
import { type DeskLanguage, languageWord } from '../words.ts';
import { fieldId, useForm } from './desk-context.ts';
import { LeftToWrite } from './LeftToWrite.tsx';
import { ListNode } from './ListNode.tsx';
import type { NodeProps } from './node-props.ts';
import { ObjectNode } from './ObjectNode.tsx';
import { ScalarField } from './ScalarField.tsx';
import { firstValue, fits, type Schema, schemaFor } from './schema.ts';

/** What an alternative is called. */
const kindName = (
  { type, const: constant, properties, prefixItems }: Schema,
  language: DeskLanguage,
): string =>
  properties === undefined
    ? optionName(prefixItems === undefined ? String(constant ?? type) : 'tuple', language)
    : Object.keys(properties)
        .map((key) => nameOf(key, language))
        .join(' + ');

/** Chooses between alternatives, such as an amount or a range. */
const Alternatives = ({ docs, path, schema }: NodeProps) => {
  const { edit, say, language } = useForm();
  const alternatives = schema.anyOf ?? [];
  const value = docs[0] === undefined ? undefined : valueAt(docs[0].now, path);
  const chosen = alternatives.findIndex((one) => fits(one, value));
  return (
    <label className="kind">
      {say('kind')}{' '}
      <select
        id={fieldId('kind', path)}
        value={chosen}
        onChange={({ target }) => {
          const next = alternatives[Number(target.value)];
          if (next === undefined) return;
          for (const doc of docs) edit(doc.file, { kind: 'set', path, value: firstValue(next) });
        }}
      >
        {alternatives.map((one, index) => (
          <option key={kindName(one, language)} value={index}>
            {kindName(one, language)}
          </option>
        ))}
      </select>{' '}
      <span className="hint">{say('kindHelp')}</span>
    </label>
  );
};

const below = (place: NodeProps) => <Node key={place.path.join('.')} {...place} />;

/** The part of the form for one place of a file and its twin: both languages side by side. */
export const Node = ({ docs, path, schema, optional = false }: NodeProps) => {
  const { edit, say, language } = useForm();
  const values = docs.map((doc): Value | undefined => valueAt(doc.now, path));
  const present = values.find((value) => value !== undefined);
  const actual = schemaFor(schema, present);
  const isInList = typeof path.at(-1) === 'number';
  const name = isInList ? '' : placeName(path, language);

  const help = actual.description === undefined ? undefined : helpText(actual.description, language);
  const helpId = help === undefined ? undefined : fieldId('help', path);

  const addTo = (doc: Doc) =>
    edit(doc.file, { kind: 'add', path, value: present ?? firstValue(schemaFor(schema, undefined)) });
  if (present === undefined)
    return optional ? (
      <button
        type="button"
        id={fieldId('add', path)}
        className="quiet"
        title={help}
        onClick={() => {
          docs.forEach(addTo);
          const [first] = docs;
          if (first !== undefined) requestAnimationFrame(() => goTo(first.file, path));
        }}
      >
        {say('addKey', name)}
      </button>
    ) : null;

  const isContainer = actual.type === 'object' || actual.type === 'array';
  const body = () => {
    if (actual.type === 'object') return <ObjectNode {...{ docs, path, below }} schema={actual} />;
    if (actual.type === 'array') return <ListNode {...{ docs, path, below }} schema={actual} />;
    return (
      <div className="twins">
        {docs.map((doc, index) =>
          values[index] === undefined ? (
            <div className="field" key={doc.file}>
              {doc.lang !== null && <span className="language">{say(languageWord[doc.lang])}</span>}
              <p className="missing">{say('missing')}</p>
              <button type="button" className="quiet" onClick={() => addTo(doc)}>
                {say('addKey', name)}
              </button>
            </div>
          ) : values[index] === null ? (
            <div className="field" key={doc.file}>
              <span className="hint">{say('none')}</span>
            </div>
          ) : (
            <ScalarField key={doc.file} {...{ doc, path, helpId }} schema={actual} value={values[index]} />
          ),
        )}
      </div>
    );
  };

  return (
    <div className="node">
      {!(isContainer || isInList) && <p className="name">{name}</p>}
      {help !== undefined && (
        <p className="hint" id={helpId}>
          {help}
        </p>
      )}
      {schema.anyOf !== undefined && <Alternatives docs={docs} path={path} schema={schema} />}
      {body()}
      {!isContainer && <LeftToWrite path={path} />}
      {optional && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            for (const doc of docs)
              if (valueAt(doc.now, path) !== undefined) edit(doc.file, { kind: 'remove', path });
            requestAnimationFrame(() => document.getElementById(fieldId('add', path))?.focus());
          }}
        >
          {say('removeKey', name)}
        </button>
      )}
    </div>
  );
};
