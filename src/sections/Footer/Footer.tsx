import { CompanyDetails, type CompanyDetailsProps } from './CompanyDetails.tsx';
import styles from './Footer.module.css';
import { Radiator } from './Radiator.tsx';

interface Props {
  details: CompanyDetailsProps;
  /** Pages, tools, and the towns with a page (TL-2), each under its name. */
  groups: { label: string; links: { href: string; label: string }[] }[];
  /** Year, name and closing words (PG-5). */
  copyright: string;
  /** Says that the site shows samples; null where it shows none (BC-7). */
  samples: string | null;
}

/** The footer: drawing of a radiator that ends the pipes of the rail, logo, company, links, copyright. */
export function Footer({ details, groups, copyright, samples }: Props) {
  return (
    <footer>
      <Radiator />
      <div className={`columns ${styles.bar}`}>
        <CompanyDetails {...details} />
        {groups.map(({ label, links }) => (
          <nav key={label} aria-label={label} className={`${styles.links} screen-only`}>
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
