import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { classNames } from '../class-names.ts';
import styles from './Actions.module.css';

interface Props {
  size: 'normal' | 'large';
  /** Phones: none, where the call bar has both. */
  onPhones?: 'none';
  /** `newTabLabel` as for a `ButtonLink`; `size` where it is another. */
  links: readonly { href: string; label: string; newTabLabel?: string; size?: 'normal' }[];
}

/** A row of links that look like buttons; on phones the call bar has the one that calls. */
export function ActionLinks({ size, onPhones, links }: Props) {
  return (
    <div
      className={classNames(
        'cluster',
        styles.actions,
        styles.besideCallBar,
        onPhones === 'none' && styles.repeatsCallBar,
      )}
    >
      {links.map((link) => (
        <ButtonLink key={link.href} size={size} {...link} />
      ))}
    </div>
  );
}
