/** Marks the price card whose booking page was opened last, and puts the stamp behind its link (HM-8): none or one. */
function selectCard({ target, button }: MouseEvent) {
  const link = target instanceof Element && target.closest('#prices li > a');
  const stamp = document.getElementById('stamp');
  const isContextMenu = button === 2;
  if (!link || !stamp || isContextMenu) return;
  stamp.previousElementSibling?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  link.after(stamp);
}

addEventListener('click', selectCard);
// The middle button opens the link, too.
addEventListener('auxclick', selectCard);
