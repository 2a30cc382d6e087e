/** Puts the focus back on the text of the page that the panel was about, or on the page. */
export const focusPage = (): void => {
  const frame = document.querySelector<HTMLIFrameElement>('iframe#page');
  const text = frame?.contentDocument?.querySelector<HTMLElement>('[data-edit-open]');
  frame?.focus();
  text?.focus();
  text?.removeAttribute('data-edit-open');
};
