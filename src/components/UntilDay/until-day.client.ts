/** Hides statements whose last day has passed and shows what replaces them (UntilDay.tsx), as the build would today. */
function compareDays() {
  // As dayInBelgium of src/lib/civil-date, which would be a file of its own.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });
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
