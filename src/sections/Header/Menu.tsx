import type { UiLabels } from '#src/content/content.ts';
import type { Phone } from '#src/lib/phone.ts';
import styles from './Menu.module.css';

interface Entry {
  href: string;
  label: string;
  isCurrent: boolean;
}

export interface MenuProps {
  homeHref: string;
  homeCurrent: boolean;
  /** Entries between Services and Contact. */
  links: Entry[];
  services: Entry[];
  /** Link to the services on the home page, above the list of services in the collapsed menu (NV-2). */
  servicesHref: string;
  /** The price tool, in the collapsed menu only. */
  price: Entry;
  contactHref: string;
  phone: Phone;
  labels: UiLabels;
}

/**
 * The entries of the bar; on small screens a popover. Services drops down, natively; in the popover it is a link with
 * its list open below. The list is in the HTML twice, and CSS hides one: a single list in the closed details could be
 * shown in the popover by the newest browsers only.
 */
export function Menu({
  homeHref,
  homeCurrent,
  links,
  services,
  servicesHref,
  price,
  contactHref,
  phone,
  labels,
}: MenuProps) {
  const inServices = services.some(({ isCurrent }) => isCurrent);
  const list = (
    <ul>
      {services.map((service) => (
        <li key={service.href + service.label}>
          <a href={service.href} aria-current={service.isCurrent ? 'page' : undefined}>
            {service.label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav id="nav" popover="auto" className={styles.menu} aria-label={labels.mainNavigation}>
      <Link href={homeHref} label={labels.home} isCurrent={homeCurrent} />
      <details className={styles.dropDown}>
        <summary aria-current={inServices ? 'true' : undefined}>{labels.services}</summary>
        {list}
      </details>
      <a className={styles.collapsed} href={servicesHref}>
        {labels.services}
      </a>
      {list}
      <a className={styles.collapsed} href={price.href} aria-current={price.isCurrent ? 'page' : undefined}>
        {price.label}
      </a>
      {links.map((link) => (
        <Link key={link.href} {...link} />
      ))}
      <a href={contactHref}>{labels.contact}</a>
      <a className={styles.collapsed} href={phone.href}>
        {labels.call} {phone.display}
      </a>
      <a className={styles.collapsed} href={contactHref}>
        {labels.requestQuote}
      </a>
    </nav>
  );
}

function Link({ href, label, isCurrent }: Entry) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}
