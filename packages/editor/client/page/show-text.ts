const pageInFrame = () => document.querySelector<HTMLIFrameElement>('iframe#page')?.contentDocument;

/** Scrolls to the text of the panel, unless it is in view. */
export const revealOpenText = (): void => {
  const text = pageInFrame()?.querySelector('[data-edit-open]');
  const { top = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {};
  const height = text?.ownerDocument.documentElement.clientHeight ?? 0;
  if (top < 0 || bottom > height) text?.scrollIntoView({ block: 'center' });
};

/** Marks an element as the one that the panel is about. */
export const openText = (element: Element): void => {
  forgetOpenText();
  element.setAttribute('data-edit-open', '');
};

/** Takes the outline away. */
export const forgetOpenText = (): void => {
  for (const old of pageInFrame()?.querySelectorAll('[data-edit-open]') ?? [])
    old.removeAttribute('data-edit-open');
};

/** Whether the panel is about a text that was clicked or found in the page. */
export const hasOpenText = (): boolean => pageInFrame()?.querySelector('[data-edit-open]') !== null;

/** Puts the focus back on the text of the page that the panel was about, or on the page. */
export const focusPage = (): void => {
  const text = pageInFrame()?.querySelector<HTMLElement>('[data-edit-open]');
  document.querySelector<HTMLIFrameElement>('iframe#page')?.focus();
  text?.focus();
  text?.removeAttribute('data-edit-open');
};
