/**
 * Shows on a card that its article is loading (BL-4). Without a script the browser's own progress indicator remains.
 */
function showLoading(event: MouseEvent) {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!opensElsewhere) link?.closest('[data-on-demand]')?.setAttribute('data-loading', '');
}

/** Resets the cards of a page from the back/forward cache: it shows them as they were when it was left. */
function hideLoading() {
  for (const card of document.querySelectorAll('[data-loading]')) card.removeAttribute('data-loading');
}

addEventListener('click', showLoading);
addEventListener('pageshow', hideLoading);
