/** Hides statements whose last day has passed and shows what replaces them (UntilDay.tsx), as the build would today. */
function compareDays() {
  const today = new Date().toISOString().slice(0, 10);
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
    part.hidden = (part.dataset.until ?? '') < today;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-after]')) {
    part.hidden = (part.dataset.after ?? '') >= today;
  }
}

compareDays();
// A page that was left open for days, or restored by the Back button.
addEventListener('pageshow', compareDays);
document.addEventListener('visibilitychange', compareDays);
