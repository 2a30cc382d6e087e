import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { classNames } from '../class-names.ts';
import styles from './Actions.module.css';

interface Props {
  size: 'normal' | 'large';
  /** Where the button to call stays beside the call bar of phones. */
  callBesideBar?: true;
  /** `newTabLabel` as for a `ButtonLink`; `size` where it is another. */
  links: readonly { href: string; label: string; newTabLabel?: string; size?: 'normal' }[];
}

/** A row of links that look like buttons; on phones the call bar has the one that calls. */
export function ActionLinks({ size, callBesideBar, links }: Props) {
  return (
    <div className={classNames('cluster', styles.actions, !callBesideBar && styles.withBar)}>
      {links.map(({ href, label, newTabLabel, size: own }) => (
        <ButtonLink key={href} href={href} size={own ?? size} newTabLabel={newTabLabel ?? null}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
