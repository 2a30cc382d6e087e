/**
 * The script of every page, inline. Everything works without it; it remembers the language (PG-6), tells the header
 * that the page is scrolled (NV-4), closes the menus (NV-2), delays links within the page by 100 ms (PG-4), and opens the
 * question or list to which a fragment leads.
 */
const root = document.documentElement;
const menu = document.getElementById('nav');
const servicesDropDown = menu?.querySelector('details');

function rememberLanguage() {
  try {
    localStorage.setItem('language', root.lang.slice(0, 2));
  } catch {
    // Storage may be blocked; the URL alone then decides the language.
  }
}

function updateScrolledState() {
  root.toggleAttribute('data-scrolled', scrollY > 20);
}

function closeMenus() {
  // Browsers before 2024 do not support popovers (Menu.module.css).
  menu?.hidePopover?.();
  servicesDropDown?.removeAttribute('open');
}

/** Opens the question or list that holds an element. @returns it; nothing where none does */
function openEnclosingFold(element: Element | null) {
  const folded = element?.closest('details');
  if (folded) folded.open = true;
  return folded;
}

/** The element that the fragment of a URL names; null where it names none. */
const targetOf = (hash: string) => document.getElementById(hash.slice(1));

/** Moves to a section of this page, and the keyboard focus with it. */
function goToSection(section: HTMLElement, hash: string) {
  openEnclosingFold(section);
  section.tabIndex = -1;
  // Left in place, every click beside a control of the section would give it the focus.
  section.onblur = () => section.removeAttribute('tabindex');
  // Assigning `location.hash` does nothing where the URL has this fragment already.
  location.href = hash;
}

function handleClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  // The browser toggles these itself; closed here, they would be opened again.
  if (!event.target.closest('nav summary, [popovertarget]')) closeMenus();

  const link = event.target.closest('a');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || link.pathname !== location.pathname || opensElsewhere) return;
  const section = targetOf(link.hash);
  if (!section) return;
  event.preventDefault();
  setTimeout(goToSection, 100, section, link.hash);
}

/** Escape closes a popover without a script, but not a `<details>`. */
function handleKey(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !servicesDropDown?.open) return;
  servicesDropDown.open = false;
  servicesDropDown.querySelector('summary')?.focus();
}

/** Browsers scroll to what gets the focus only where it lies outside the window, not where a fixed bar covers it (WCAG 2.4.11). */
function uncoverFocus({ target }: FocusEvent) {
  // A menu that stays open would cover what one tabs to after it.
  if (target instanceof Element && !target.closest('nav, [popovertarget]')) closeMenus();
  if (target instanceof Element && target.matches('main :focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to the fragment of the URL once what holds it is open. */
function showTarget() {
  const target = targetOf(location.hash);
  if (openEnclosingFold(target)) target?.scrollIntoView();
}

rememberLanguage();
showTarget();
// A page that opens scrolled fires the event too; reading the position now would force a layout before the first paint.
addEventListener('scroll', updateScrolledState, { passive: true });
addEventListener('click', handleClick);
addEventListener('keydown', handleKey);
addEventListener('focusin', uncoverFocus);
