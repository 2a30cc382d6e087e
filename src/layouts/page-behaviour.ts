/**
 * The few lines every page runs, inline and under a kilobyte. Everything works without them; they add the
 * specification's finer points: the language is remembered (PG-6), the bar knows that the page is scrolled
 * (NV-4), the menus close after navigation (NV-2), links within a page scroll after 100 ms (PG-4). And they
 * fetch the script of the islands when the first one comes near.
 */
const root = document.documentElement;

try {
  localStorage.language = root.lang.slice(0, 2);
} catch {
  // Storage may be blocked; the address alone then decides the language.
}

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 20);
addEventListener('scroll', markScrolled);
markScrolled();

const closeMenus = () => {
  document.getElementById('nav')?.hidePopover();
  document.querySelector('nav details[open]')?.removeAttribute('open');
};

addEventListener('click', (event) => {
  const target = event.target as Element;
  const link = target.closest('a');
  if (link || !target.closest('nav details')) closeMenus();
  if (!link || link.pathname !== location.pathname || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const section = document.getElementById(link.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  history.pushState(null, '', link.hash);
  setTimeout(() => {
    section.scrollIntoView();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }, 100);
});

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeMenus();
});

/** Address of the script of the islands, which the build leaves here (src/site/late-islands.ts). */
const { islands } = root.dataset;
if (islands) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      // Offline: the plain HTML works; nothing to report.
      import(/* @vite-ignore */ islands).catch(() => {});
    },
    { rootMargin: '200px' },
  );
  for (const place of document.querySelectorAll('[data-island]')) near.observe(place);
}
