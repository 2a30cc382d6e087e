/** Marks the price card whose booking page was opened last (HM-8): none or one. */
function selectCard(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('#prices li > a') : null;
  const isContextMenu = event.button === 2;
  if (link === null || isContextMenu) return;
  document.querySelector('#prices [aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  link.after(document.getElementById('stamp') ?? '');
}

addEventListener('click', selectCard);
// The middle button opens the link, too.
addEventListener('auxclick', selectCard);
