import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusPage } from '../page/show-text.ts';
import { useEditor } from '../state/editor.ts';

interface Props {
  title: string;
  /** What is under the heading. */
  children: ReactNode;
  /** What stays in view at the lower edge, such as "Save". */
  footer?: ReactNode;
  isWide?: boolean;
}

/** What is open beside the page. Focus goes into it; Escape leads back to the text in the page. */
export const Panel = ({ title, children, footer, isWide = false }: Props) => {
  const { go, t, view } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const opened = JSON.stringify([view.panel, view.place, view.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves whenever another panel is opened
  useEffect(() => heading.current?.focus(), [opened]);
  const close = () => {
    go({ panel: null });
    focusPage();
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
        <button type="button" className="quiet" onClick={close}>
          {t('close')}
        </button>
      </header>
      <div className="panel-body stack">{children}</div>
      {footer && <footer className="buttons">{footer}</footer>}
    </aside>
  );
};
