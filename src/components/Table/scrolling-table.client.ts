/** Leaves the keyboard a stop on a table only while the table is wider than its place, and scrolls (Table.tsx). */
const stops = new ResizeObserver((entries) => {
  for (const { target } of entries)
    if (target instanceof HTMLElement) target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
});
for (const region of document.querySelectorAll('[role="region"][tabindex]')) stops.observe(region);
