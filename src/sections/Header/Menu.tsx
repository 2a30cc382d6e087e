import { Disc } from '../../components/Disc/Disc.tsx';
import styles from './Menu.module.css';

interface Entry {
  href: string;
  label: string;
  current: boolean;
}

export interface MenuProps {
  homeHref: string;
  homeCurrent: boolean;
  /** Entries between Services and Contact. */
  links: Entry[];
  services: Entry[];
  /** The services on the home page: what Services leads to in the collapsed menu (NV-2). */
  servicesAnchor: string;
  contactHref: string;
  labels: { mainNavigation: string; home: string; services: string; contact: string };
}

/** The entries of the bar; on small screens a popover. Services drops down, natively. */
export function Menu({
  homeHref,
  homeCurrent,
  links,
  services,
  servicesAnchor,
  contactHref,
  labels,
}: MenuProps) {
  const inServices = services.some(({ current }) => current);
  return (
    <nav id="nav" popover="auto" className={styles.menu} aria-label={labels.mainNavigation}>
      <Link href={homeHref} label={labels.home} current={homeCurrent} />
      <details className={styles.drop}>
        <summary aria-current={inServices ? 'true' : undefined}>{labels.services}</summary>
        <ul>
          {services.map((service, index) => (
            <li key={service.href + service.label}>
              <a href={service.href} aria-current={service.current ? 'page' : undefined}>
                <Disc>{index + 1}</Disc>
                {service.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <a className={styles.collapsed} href={servicesAnchor}>
        {labels.services}
      </a>
      {links.map((link) => (
        <Link key={link.href} {...link} />
      ))}
      <a href={contactHref}>{labels.contact}</a>
    </nav>
  );
}

function Link({ href, label, current }: Entry) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  );
}
