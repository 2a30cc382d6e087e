import { useEffect, useRef, useState } from 'react';
import { keyAt } from '../../shared/values.ts';
import { request, useEditor } from '../common.ts';
import { parseTaskResult } from '../state/view.ts';
import { indexMarkers, patchNode } from './index-markers.ts';
import { makePageEditable } from './make-page-editable.ts';
import { clearSelection, revealSelection, selectMarked } from './selected-element.ts';
import { useOpenClicked } from './use-open-clicked.ts';

let newest = 0;

/**
 * Renders the page of a frame again with the unsaved values, and patches only the differences, so that the page neither
 * flickers nor scrolls. Resolves to false if the page cannot be rendered; it then stays as it was.
 * @param isTyping whether the server does not have all typed values yet: rendered now, the page would lose their preview
 */
const refreshPage = async (frame: HTMLIFrameElement, version: number, isTyping: () => boolean) => {
  newest = version;
  const inside = frame.contentDocument;
  if (!inside?.body) return true;
  const address = inside.location.pathname;
  const response = await fetch(address, { cache: 'no-store' });
  const html = await response.text();
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, 100));
  // Another refresh has started, or the frame shows another page now.
  if (newest !== version || frame.contentDocument !== inside) return true;
  // The page is gone, such as that of a brand that an earlier version of the content lacks.
  if (response.status === 404) inside.location.replace(`/${inside.documentElement.lang.slice(0, 2)}`);
  if (!response.ok) return false;
  // Created by the document of the page: the policy of the editor's document would forbid inline styles.
  const next = inside.implementation.createHTMLDocument();
  next.documentElement.innerHTML = html;
  indexMarkers(next.body);
  patchNode(inside.body, next.body);
  return true;
};

/** Path of the page in a frame; '' while the frame is empty. */
const pathIn = (frame: HTMLIFrameElement | null): string => {
  const { pathname = '', protocol } = frame?.contentDocument?.location ?? {};
  return protocol === 'about:' ? '' : pathname;
};

/** The page itself in a frame. Its texts lead to the panel. */
export const Page = () => {
  const { view, go, t, state, fail, changeQueue, isSaving } = useEditor();
  const { page, width } = view;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [shown, setShown] = useState(0);
  const [isComing, setComing] = useState(true);
  const openClicked = useOpenClicked();
  const [first] = useState(page);
  /** Path of the page that was asked for and has not loaded yet. */
  const asked = useRef<string | null>(null);

  // The selected text stays in view when a panel makes the page narrower.
  useEffect(() => {
    const observer = new ResizeObserver(revealSelection);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  // `replace`, because changing `src` would add an entry to the history for each page.
  useEffect(() => {
    if ((pathIn(frame.current) || first) === page) return;
    setComing(true);
    asked.current = page;
    frame.current?.contentWindow?.location.replace(page);
  }, [page, first]);

  const { version, arePagesCurrent } = state;
  const seen = useRef(version);
  useEffect(() => {
    if (loads === 0 || !arePagesCurrent || isSaving || seen.current === version) return;
    // The server answers nothing else while it renders a page. Without the pause a save, likely soon after the last key, waits
    // for it: 1,000 ms instead of 80 with two busy processes.
    const pause = document.activeElement?.matches('input, textarea, [contenteditable="true"]') ? 1000 : 0;
    if (pause === 0) setComing(true);
    const timer = setTimeout(() => {
      if (frame.current === null) return;
      seen.current = version;
      refreshPage(frame.current, version, changeQueue.isBusy).then((isMade) => {
        if (isMade) setShown(version);
        if (asked.current === null) setComing(false);
      }, fail);
    }, pause);
    return () => clearTimeout(timer);
  }, [version, arePagesCurrent, loads, isSaving, fail, changeQueue]);

  // A value that was opened without a click on it, such as a new item of a list, is selected once the page shows it.
  const [made = null] = (view.panel === 'taskResult' && parseTaskResult(view.id)?.toWrite) || [];
  const opened = view.location ?? made;
  const openedKey = opened && keyAt(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another value is opened
  useEffect(() => {
    // What is typed is shown in the selected text: that of an earlier value would get the words of this one.
    if (opened) clearSelection(opened);
  }, [openedKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page has been made anew
  useEffect(() => {
    if (opened === null) return;
    request('markers', { location: opened })
      .then(({ markers }) => selectMarked(markers, opened))
      .catch(() => undefined);
  }, [openedKey, loads, shown]);

  const onLoad = () => {
    const inside = frame.current?.contentDocument;
    if (inside?.location.protocol === 'about:') return;
    if (inside?.body) makePageEditable(inside, openClicked);
    // Another page than the one asked for came after a reload by the server. A page without texts of ours is an error message.
    const isOther = ![null, pathIn(frame.current)].includes(asked.current);
    asked.current = null;
    if (isOther || !inside?.querySelector('[data-edit]')) {
      setTimeout(() => frame.current?.contentWindow?.location.replace(page), isOther ? 0 : 2000);
      return setComing(true);
    }
    setComing(false);
    setLoads((count) => count + 1);
    go({ page: pathIn(frame.current) });
  };

  return (
    <div className="page">
      <p role="status" className="coming">
        {isComing && t('pageLoading')}
      </p>
      <iframe id="page" className={width} ref={frame} src={first} title={t('pageTitle')} onLoad={onLoad} />
    </div>
  );
};
