import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, useEditor, useRequest } from '../common.ts';
import { OtherFindings, useToldFindings } from '../fields/Findings.tsx';
import { returnToPage } from '../page/selected-element.ts';
import { SaveButtons } from './use-save.tsx';

interface Props {
  title: string;
  /** Content below the heading. */
  children?: ReactNode;
  /** Content that stays in view at the lower edge; "Save" and "Discard" by default. */
  footer?: ReactNode;
  isWide?: boolean;
}

/** The frame of every panel. It lists the findings that no field shows. Focus goes to its heading; Escape closes it. */
export const Panel = ({ title, children, footer = <SaveButtons />, isWide = false }: Props) => {
  const { go, t, text, view, state, replaceFindings, changeQueue } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const panelKey = JSON.stringify([view.panel, view.panel === 'field' && view.location, view.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves whenever another panel is opened
  useEffect(() => heading.current?.focus(), [panelKey]);
  // The content is checked after a pause in typing. Findings about a value that was typed since then would be outdated.
  const { answer: check } = useRequest('check', state.unsaved.length > 0 ? {} : null, state.version, 700);
  useEffect(() => {
    if (check && !changeQueue.isBusy()) replaceFindings(check.findings);
  }, [check, changeQueue, replaceFindings]);
  const { told } = useToldFindings();
  const waitsFor = state.arePagesCurrent ? [] : told.map(({ label }) => text(label));
  const close = () => {
    go({ panel: null });
    returnToPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) close();
  };
  return (
    <aside className={isWide ? 'panel wide' : 'panel'} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className="row">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button look="quiet" onClick={close} label={t('close')} />
      </header>
      <div className="panel-body stack">
        <OtherFindings />
        {waitsFor.length > 0 && (
          <p className="notice">{t('pageShowsOld', [...new Set(waitsFor)].join(', '))}</p>
        )}
        {children}
      </div>
      {footer && <footer className="buttons">{footer}</footer>}
    </aside>
  );
};
