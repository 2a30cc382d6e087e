import { useId } from 'react';
import { type Path, type Value, valueAt } from '../../source/change.ts';
import { useDesk } from '../desk-context.ts';
import type { Doc } from '../documents.ts';
import { fieldName, optionName } from '../names.ts';
import { problemText } from '../problem-texts.ts';
import { languageWord } from '../words.ts';
import { amountOf } from './amount.ts';
import { namedChoices } from './choices.ts';
import { fieldId, useForm } from './desk-context.ts';
import { NamedReferences } from './NamedReferences.tsx';
import type { Schema } from './schema.ts';
import { TextField } from './TextField.tsx';

interface Props {
  doc: Doc;
  path: Path;
  schema: Schema;
  value: Value | undefined;
  /** Element that says what belongs into the field. */
  helpId: string | undefined;
}

/** Language of a text: that of its file, or of the key that holds it. */
const langOf = (doc: Doc, path: Path) => {
  const key = path.at(-1);
  if (doc.lang !== null) return doc.lang;
  return key === 'nl' ? 'nl' : 'fr';
};

/** A text with more characters, such as that of an article, names too much to list. */
const longest = 2000;

/** True for the value of a fact whose unit is a date: its schema allows other values, too. */
const isDateOfFact = (doc: Doc, path: Path): boolean =>
  path.at(-1) === 'value' && valueAt(doc.now, [...path.slice(0, -1), 'unit']) === 'date';

/** The field of one value, with its problems. */
export const ScalarField = ({ doc, path, schema, value, helpId }: Props) => {
  const { edit, problems, say, language, onTyped, onEditing, typed, noNumber } = useForm();
  const { titles } = useDesk();
  const messagesId = useId();
  const name = fieldName(path, language);
  const ownLanguage = doc.lang === null ? null : say(languageWord[doc.lang]);
  const label = ownLanguage === null ? name : `${name}, ${ownLanguage}`;
  const own = problems.filter(
    (problem) => problem.file === doc.file && problem.path.join('.') === path.join('.'),
  );
  const text = typed(doc.file, path);
  const wrong = noNumber(doc.file, path);
  const messages =
    wrong === null ? own.map(({ message }) => problemText(message, language, titles)) : [wrong];
  const set = (next: Value) => edit(doc.file, { kind: 'set', path, value: next });
  const onAmount = (text: string) => onEditing({ kind: 'amount', file: doc.file, path, text });
  const common = {
    id: fieldId(doc.file, path),
    'aria-label': label,
    'aria-invalid': messages.length > 0,
    // What is wrong is read before what belongs there.
    'aria-describedby':
      [messages.length > 0 ? messagesId : undefined, helpId].filter(Boolean).join(' ') || undefined,
  } as const;

  const named = namedChoices(doc, path, titles, language);
  const isChoice = schema.enum !== undefined || named !== null;
  const field = () => {
    if (isChoice) {
      // Nothing chosen yet comes first: from there the arrow keys lead into the list.
      const empty = value === '' ? [''] : [];
      const choices = [
        ...new Set([...empty, ...(named?.keys() ?? []), ...(schema.enum ?? []), value].map(String)),
      ];
      return (
        <select {...common} value={String(value)} onChange={({ target }) => set(target.value)}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {one === '' ? say('choose') : (named?.get(one) ?? optionName(one, language))}
            </option>
          ))}
        </select>
      );
    }
    if (schema.type === 'boolean')
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          disabled={schema.const === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    if (schema.type === 'number' || schema.type === 'integer')
      return (
        <input
          {...common}
          // Not type="number": a browser in another language drops the comma of "159,50" and saves 15950.
          inputMode="decimal"
          value={text !== undefined && Object.is(amountOf(text), value) ? text : String(value)}
          onFocus={({ target }) => onAmount(target.value)}
          onChange={({ target }) => {
            onAmount(target.value);
            onTyped(doc.file, path, target.value);
            set(amountOf(target.value));
          }}
        />
      );
    if (schema.format === 'date' || isDateOfFact(doc, path))
      return (
        <input
          {...common}
          type="date"
          value={String(value)}
          onFocus={({ target }) => onAmount(target.value)}
          onChange={({ target }) => {
            onAmount(target.value);
            set(target.value);
          }}
        />
      );
    return (
      <TextField
        id={fieldId(doc.file, path)}
        name={null}
        lang={langOf(doc, path)}
        label={label}
        value={String(value ?? '')}
        describedBy={common['aria-describedby']}
        invalid={messages.length > 0}
        onChange={set}
        onEditing={(text) => onEditing({ kind: 'text', file: doc.file, path, text })}
      />
    );
  };

  return (
    <div className="field">
      {ownLanguage !== null && (
        <span className="language" aria-hidden="true">
          {ownLanguage}
        </span>
      )}
      {field()}
      {!isChoice && typeof value === 'string' && value.length < longest && (
        <NamedReferences file={doc.file} path={path} text={value} />
      )}
      {messages.length > 0 && (
        <ul id={messagesId} className="problems">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
