import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type FormDraft, readDraft, restoreDraft } from './form-draft.ts';

/**
 * Prevents an error of React. Browser translators replace text nodes; React still holds the former ones and throws when
 * it removes them or inserts something before them (https://github.com/facebook/react/issues/11538). Texts that change
 * are keyed by their content, so that none stays beside a newer one.
 */
const tolerateReplacedTexts = (): void => {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as Child;
  };
};
tolerateReplacedTexts();

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface HydratedProps {
  onHydrated: () => void;
  onReady: () => void;
  children: ReactNode;
}

/** Tells once that the island is in the page, and once that it has read the URL. */
function Hydrated({ onHydrated, onReady, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(onReady, [onReady]);
  return children;
}

const handledEvents = [
  'click',
  'input',
  'change',
  'submit',
  'keydown',
  'paste',
  'drop',
  'focusin',
  'focusout',
];

/**
 * Calls `onError` for an error in a listener of the island, which then has to show its fallback as well (IS-2). React
 * reports such an error to the window, where no component can catch it.
 */
const watchListeners = (island: HTMLElement, onError: (error: unknown) => void): void => {
  let isHandling = false;
  for (const type of handledEvents)
    island.addEventListener(
      type,
      () => {
        isHandling = true;
        setTimeout(() => {
          isHandling = false;
        });
      },
      { capture: true },
    );
  addEventListener('error', ({ error }) => {
    if (isHandling) onError(error);
  });
};

/** Moves the focus to the field that replaces a former one, with the caret where it was. */
const restoreFocus = (island: HTMLElement, former: Element): void => {
  const field = island.querySelector<HTMLElement>(`[name="${former.getAttribute('name')}"]`);
  // A fold that was open is closed in the new HTML.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus({ preventScroll: true });
  // Fields that hold no text, such as numbers, have no caret (null), and would throw.
  if (isText(field) && isText(former) && former.selectionStart !== null)
    field.setSelectionRange(former.selectionStart, former.selectionEnd);
};

/**
 * Hydrates the HTML that the server rendered from a component. A module of its own, so that React loads with the first
 * island and not with the page. What was typed before stays, even where other programs have changed the page and React
 * renders the island anew.
 * @param props the same that the server rendered it from: the build wrote them into a file.
 * @param onFailure called after any error, once the HTML of the server and what was typed are back.
 */
export const hydrate = <Props extends object>(
  island: HTMLElement,
  IslandComponent: ComponentType<Props>,
  props: Props,
  onFailure: (error: unknown) => void,
): void => {
  const serverNodes = [...island.childNodes].map((node) => node.cloneNode(true));
  let draft: FormDraft = readDraft(island);
  const focused = island.contains(document.activeElement) ? document.activeElement : null;
  let hasFailed = false;
  const updateDraft = () => {
    draft = readDraft(island);
  };
  const restoreServerHtml = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    // React may still be at work.
    setTimeout(() => {
      root.unmount();
      island.replaceChildren(...serverNodes);
      restoreDraft(island, draft);
      onFailure(error);
    });
  };
  const onHydrated = () => {
    restoreDraft(island, draft);
    if (focused !== null && !island.contains(focused)) restoreFocus(island, focused);
  };
  const sendHeldForm = () => {
    if (island.dataset.sent !== undefined) island.querySelector('form')?.requestSubmit();
  };
  watchListeners(island, (error) => {
    updateDraft();
    restoreServerHtml(error);
  });
  // Once React meets an error, it removes the fields.
  for (const type of ['input', 'change', 'click']) island.addEventListener(type, updateDraft);
  const root = hydrateRoot(
    island,
    <Hydrated onHydrated={onHydrated} onReady={sendHeldForm}>
      <IslandComponent {...props} />
    </Hydrated>,
    // Where another program has changed the page, React renders the island anew: nothing is lost by it.
    { onUncaughtError: restoreServerHtml, onRecoverableError: () => {} },
  );
};
