/**
 * Whether a last day (ISO) has passed in Belgium, which is ahead of UTC by one or two hours: only on that very day the two
 * can differ. Asked on every other day, too, the browser's calendar (as in dayInBelgium of src/lib/civil-date) would be
 * loaded for nothing: 50 ms on a computer, 200 on a slow phone.
 */
const hasPassed = (day: string): boolean => {
  const now = new Date();
  const utcDay = now.toISOString().slice(0, 10);
  return day < (day === utcDay ? now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' }) : utcDay);
};

/** Hides statements whose last day has passed and shows what replaces them (UntilDay.tsx), as the build would today. */
function compareDays() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after = '' } = part.dataset;
    part.hidden = until ? hasPassed(until) : !hasPassed(after);
  }
}

compareDays();
// A page that was left open for days, or restored by the Back button.
addEventListener('pageshow', compareDays);
document.addEventListener('visibilitychange', compareDays);
