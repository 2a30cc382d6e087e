import { useEffect, useRef } from 'react';
import type { Field } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { FieldList } from '../FieldList.tsx';

interface Props {
  /** What is to be removed, and the page to which its address leads then, as they are called. */
  name: string;
  target: string;
  /** Texts that link to its page: they have to be changed first. */
  links: readonly Field[];
  /** Texts that name it otherwise. */
  names: readonly Field[];
  /** Texts that count things of its kind. */
  counts: readonly Field[];
  /** Whether its fault codes go, too. */
  hasFaultCodes: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What will happen when a thing is removed, before it happens. */
export const RemovalCheck = ({
  name,
  target,
  links,
  names,
  counts,
  hasFaultCodes,
  busy,
  onConfirm,
  onCancel,
}: Props) => {
  const { say } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={links.length > 0 ? 'bad' : 'confirm'}>
      <h2 tabIndex={-1} ref={heading}>
        {say('confirm', name)}
      </h2>
      {links.length > 0 ? (
        <>
          <p>{say('linksFirst', links.length)}</p>
          <FieldList fields={links} />
        </>
      ) : (
        <p>
          {say('confirmFiles', target)} {hasFaultCodes && `${say('confirmCodes')} `}
          {say('confirmUndo')}
        </p>
      )}
      {names.length > 0 && (
        <details>
          <summary>{say('stillNaming', names.length)}</summary>
          <FieldList fields={names} />
        </details>
      )}
      {counts.length > 0 && (
        <details>
          <summary>{say('stillCounting', counts.length)}</summary>
          <FieldList fields={counts} />
        </details>
      )}
      <p className="tools">
        {links.length === 0 && (
          <button type="button" className="main" aria-disabled={busy} onClick={onConfirm}>
            {busy ? say('saving') : say('confirmed')}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {say('cancel')}
        </button>
      </p>
    </div>
  );
};
