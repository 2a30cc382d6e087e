/**
 * Says on an article's card that its page is being fetched (BL-4). Without JavaScript the browser's own sign
 * of loading remains.
 */
const cardOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-on-demand]') : null;

document.addEventListener('click', (event) => {
  const opensHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0);
  const isLink = event.target instanceof Element && event.target.closest('a') !== null;
  if (opensHere && isLink) cardOf(event)?.setAttribute('data-loading', '');
});

// Back from the article by the browser's own copy of this page: nothing is being fetched any more.
window.addEventListener('pageshow', () => {
  for (const card of document.querySelectorAll('[data-loading]')) card.removeAttribute('data-loading');
});
