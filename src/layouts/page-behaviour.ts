/**
 * The few lines every page runs. Everything works without them; they add the specification's finer points:
 * the language is remembered (PG-6), the bar knows that the page is scrolled (NV-4), the menus close after
 * navigation (NV-2), and links within a page scroll after 100 ms (PG-4).
 */
const root = document.documentElement;

try {
  localStorage.setItem('language', root.lang.slice(0, 2));
} catch {
  // Storage may be blocked; the address alone then decides the language.
}

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 20);
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

const closeMenus = () => {
  const menu = document.getElementById('nav');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  for (const drop of document.querySelectorAll<HTMLDetailsElement>('nav details[open]')) drop.open = false;
};

addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('nav details') == null) closeMenus();
  const link = target?.closest('a');
  if (link == null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.closest('nav') !== null) closeMenus();
  if (link.hash === '' || link.pathname !== location.pathname || link.classList.contains('skip')) return;
  const section = document.getElementById(link.hash.slice(1));
  if (section === null) return;
  event.preventDefault();
  history.pushState(null, '', link.hash);
  setTimeout(() => {
    section.scrollIntoView();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }, 100);
});

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus();
});
