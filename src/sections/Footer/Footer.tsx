import { Logo, type LogoLink } from '#src/components/Logo/Logo.tsx';
import styles from './Footer.module.css';
import { Radiator } from './Radiator.tsx';

interface Props {
  logo: LogoLink;
  links: { href: string; label: string }[];
  navigationLabel: string;
  /** The towns with a page, and the page with all communes (TL-2). */
  towns: { label: string; links: { href: string; label: string }[] };
  /** Year, name and closing words (PG-5). */
  copyright: string;
  /** Says that the site shows samples; null where it shows none (BC-7). */
  samples: string | null;
}

/** The footer: drawing of a radiator that ends the pipes of the rail, logo, links, copyright. */
export function Footer({ logo, links, navigationLabel, towns, copyright, samples }: Props) {
  return (
    <footer>
      <Radiator />
      <div className={`cluster ${styles.bar}`}>
        <Logo {...logo} />
        <Links label={navigationLabel} links={links} />
        <Links {...towns} />
        <p>{copyright}</p>
        {samples !== null && <p>{samples}</p>}
      </div>
    </footer>
  );
}

function Links({ label, links }: Props['towns']) {
  return (
    <nav aria-label={label} className={`cluster ${styles.links} screen-only`}>
      {links.map(({ href, label: name }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  );
}
