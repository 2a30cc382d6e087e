import { Logo, type LogoLink } from '#src/components/Logo/Logo.tsx';
import styles from './Footer.module.css';
import { Radiator } from './Radiator.tsx';

interface Props {
  logo: LogoLink;
  call: { href: string; label: string };
  hours: string[];
  /** Pages, tools, and the towns with a page (TL-2), each under its name. */
  groups: { id: string; label: string; links: { href: string; label: string }[] }[];
  /** Year, name and closing words (PG-5). */
  copyright: string;
  /** Says that the site shows samples; null where it shows none (BC-7). */
  samples: string | null;
}

/** The footer: drawing of a radiator that ends the pipes of the rail, logo, number, links, copyright. */
export function Footer({ logo, call, hours, groups, copyright, samples }: Props) {
  return (
    <footer>
      <Radiator />
      <div className={`columns ${styles.bar}`}>
        <div className={styles.firm}>
          <Logo {...logo} />
          <p>
            <a href={call.href}>{call.label}</a>
          </p>
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {groups.map(({ id, label, links }) => (
          <nav key={id} aria-labelledby={id} className={`${styles.links} screen-only`}>
            <p id={id}>{label}</p>
            {links.map(({ href, label: name }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </nav>
        ))}
        <p className={styles.copyright}>
          {copyright} {samples}
        </p>
      </div>
    </footer>
  );
}
