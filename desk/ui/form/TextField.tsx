import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Reference } from '../../content/answers.ts';
import { useDesk } from '../desk-context.ts';
import { referenceName, type Suggestions, suggestions } from '../reference-names.ts';
import { filled, type Lang, typedReference } from '../references.ts';

interface Props {
  id: string;
  /** Name in the data of a form that is sent whole; null where each change is told. */
  name: string | null;
  lang: Lang;
  label: string;
  value: string;
  describedBy: string | undefined;
  invalid: boolean;
  onChange: (value: string) => void;
  /** Tells which text is being edited. */
  onEditing: (value: string) => void;
}

/** Most references that are offered at once. */
const most = 10;

/** A text with references: offers them after `{` and `(page:`, and shows the text with what they stand for. */
export const TextField = ({
  id,
  name,
  lang,
  label,
  value,
  describedBy,
  invalid,
  onChange,
  onEditing,
}: Props) => {
  const { references, say, language } = useDesk();
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  /** What fits what is being typed; null where that is no reference. */
  const [fitting, setOffered] = useState<Suggestions | null>(null);
  const offered = fitting?.offered ?? [];
  const more = fitting?.more ?? 0;
  const [active, setActive] = useState(0);

  const offer = (text: string) => {
    const typed = typedReference(text, area.current?.selectionStart ?? text.length);
    setOffered(typed === null ? null : suggestions(typed, references, language, most));
    setActive(0);
  };

  const take = (reference: Reference) => {
    const cursor = area.current?.selectionStart ?? value.length;
    const typed = typedReference(value, cursor) ?? '';
    const start = cursor - typed.length + (typed.startsWith('(') ? 1 : 0);
    const text = value.slice(0, start) + reference.name + value.slice(cursor);
    onChange(text);
    onEditing(text);
    setOffered(null);
    area.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const reference = offered[active];
    if (reference === undefined) return;
    if (event.key === 'Escape') setOffered(null);
    else if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(reference);
    else return;
    event.preventDefault();
  };

  const isOpen = offered.length > 0;
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The list and the line below it stay in the window, and in the list what the arrow keys have reached.
  useEffect(() => {
    if (fitting === null) return;
    status.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [fitting, active]);
  return (
    <>
      <textarea
        ref={area}
        id={id}
        name={name ?? undefined}
        required={name !== null}
        className={value.length > 2000 ? 'long' : ''}
        lang={lang}
        rows={1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        value={value}
        onFocus={() => onEditing(value)}
        onBlur={() => setOffered(null)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onChange(target.value);
          offer(target.value);
          onEditing(target.value);
        }}
      />
      {isOpen && (
        <div className="offered" role="listbox" ref={list} id={listId} aria-label={say('references')}>
          {offered.map((reference, index) => (
            <div
              key={reference.name}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => {
                event.preventDefault();
                take(reference);
              }}
            >
              {referenceName(reference, language)}
              {say('colon')}
              <strong>{reference[lang]}</strong> {reference.withoutVat && say('net')}{' '}
              <code>{reference.name}</code>
            </div>
          ))}
        </div>
      )}
      <p className="hint" role="status" ref={status}>
        {fitting !== null && !isOpen && say('noReference')}
        {more > 0 && say('moreFound', more)}
      </p>
      {/[{[*]/.test(value) && value.length < 2000 && (
        <p className="filled" lang={lang}>
          <span className="hint">
            {say('shown')}
            {say('colon')}
          </span>
          {filled(value, references, lang)}
        </p>
      )}
    </>
  );
};
