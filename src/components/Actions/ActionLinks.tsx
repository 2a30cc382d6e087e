import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { classNames } from '../class-names.ts';
import styles from './Actions.module.css';

/** A link of a row; `newTabLabel` as for a `ButtonLink`, and a `size` of its own if it differs from the row's. */
export interface ActionLink {
  href: string;
  label: string;
  newTabLabel?: string;
  size?: 'normal';
}

interface Props {
  size: 'normal' | 'large';
  /** Phones: none, where the call bar has both. */
  onPhones?: 'none';
  links: readonly ActionLink[];
}

/** A row of links that look like buttons; on phones the call bar has the one that calls. */
export function ActionLinks({ size, onPhones, links }: Props) {
  return (
    <div
      className={classNames(
        'cluster',
        styles.actions,
        links.length < 3 && styles.oneOnPhones,
        onPhones === 'none' && 'in-call-bar',
      )}
    >
      {links.map((link) => (
        <ButtonLink key={link.href} size={size} {...link} />
      ))}
    </div>
  );
}
