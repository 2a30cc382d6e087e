/**
 * The few lines every page runs, inline and under a kilobyte. Everything works without them; they add the
 * specification's finer points: the language is remembered (PG-6), the bar knows that the page is scrolled
 * (NV-4), the menus close after navigation (NV-2), links within a page scroll after 100 ms (PG-4). And they
 * fetch the script of the islands when the first one comes near.
 */
// biome-ignore-all lint/suspicious/noGlobalAssign: handlers of the window, shorter than listeners; nothing else takes them
const root = document.documentElement;

try {
  localStorage.language = root.lang.slice(0, 2);
} catch {
  // Storage may be blocked; the address alone then decides the language.
}

// A page that opens scrolled says so by an event too; asking now would lay it out before its first paint.
onscroll = () => root.toggleAttribute('data-scrolled', scrollY > 20);

/** Every page has the header, and in it the menu; elements with an id are names of the window. */
declare const nav: HTMLElement;
// The services drop down inside it.
const services = nav.querySelector('details') as HTMLDetailsElement;
const closeMenus = () => {
  // Browsers before 2024 know no popover (Menu.module.css).
  nav.hidePopover?.();
  services.open = false;
};

onclick = (event) => {
  const target = event.target as Element;
  const link = target.closest('a');
  // What opens a menu closes it too: here it would be opened again.
  if (!target.closest('nav summary,[popovertarget]')) closeMenus();
  if (link?.pathname !== location.pathname || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const section = document.getElementById(link.hash.slice(1));
  if (!section) return;
  setTimeout(() => {
    // What can take the focus gets it by being gone to.
    section.tabIndex = -1;
    // Not `location.hash`, which does nothing when the address has this fragment already.
    location.href = link.hash;
  }, 100);
  return false;
};

// The popover hears Escape by itself.
onkeydown = ({ key }) => {
  if (key !== 'Escape' || !services.open) return;
  services.open = false;
  (services.firstChild as HTMLElement).focus();
};

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    // Where there is an island the build leaves the address of the script (integrations/html/late-islands.ts); asked for once
    // more, it is the one already there. Offline the plain HTML works: nothing to report.
    import(/* @vite-ignore */ root.dataset.islands as string).catch(() => {});
  },
  { rootMargin: '200px' },
);
for (const place of root.querySelectorAll('[data-island]')) near.observe(place);
