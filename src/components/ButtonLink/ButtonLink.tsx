import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface Props {
  href: string;
  /**
   * `primary` (red): the main action of the page. `secondary` (red outline): other actions. `info` (blue outline): more
   * information.
   */
  variant: 'primary' | 'secondary' | 'info';
  size: 'normal' | 'large';
  /** Text such as "(new tab)" for a link that opens one; null for a link that does not. */
  newTabLabel: string | null;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant, size, newTabLabel, children }: Props) {
  const className = `${styles.button} ${styles[variant]} ${styles[size]}`;
  if (newTabLabel === null) {
    return (
      <a className={className} href={href}>
        <span>{children}</span>
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      <span>
        {children}
        <span className="visually-hidden">{` ${newTabLabel}`}</span>
      </span>
    </a>
  );
}
