import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Zone.module.css';

/** A group of place pages, drawn as street plates. */
export interface ZoneGroup {
  label: string;
  links: { href: string; label: string }[];
}

interface Props {
  heading: string;
  text: string;
  groups: ZoneGroup[];
}

/** How far the pipe reaches: links to the pages of regions and towns. */
export function Zone({ heading, text, groups }: Props) {
  return (
    <Band id={null} labelledBy="zone">
      <SectionHeading id="zone" pipe="supply">
        {heading}
      </SectionHeading>
      <p>
        <Text>{text}</Text>
      </p>
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
    </Band>
  );
}
