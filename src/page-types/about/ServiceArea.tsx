import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ServiceArea.module.css';

/** A group of links to place pages, drawn as street signs. */
export interface ServiceAreaGroup {
  label: string;
  links: { href: string; label: string }[];
}

interface Props {
  heading: string;
  text: string;
  groups: ServiceAreaGroup[];
}

/** Where the company works: links to the pages of regions and towns. */
export function ServiceArea({ heading, text, groups }: Props) {
  return (
    <HeadedSection headingId="zone" pipe="supply" heading={heading}>
      <Paragraph>{text}</Paragraph>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ label, links }) => (
          <div key={label} className={styles.group}>
            <h3>{label}</h3>
            <ul className={styles.plates}>
              {links.map((link) => (
                <li key={link.href}>
                  <a className={styles.plate} href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </HeadedSection>
  );
}
