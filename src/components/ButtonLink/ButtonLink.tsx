import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface Props {
  href: string;
  size: 'normal' | 'large';
  /** Text such as "(new tab)" for a link that opens one; null for a link that does not. */
  newTabLabel: string | null;
  children: ReactNode;
}

/** A link that looks like a button: red if it calls a number, white if it leads to a page. */
export function ButtonLink({ href, size, newTabLabel, children }: Props) {
  const variant = href.startsWith('tel:') ? styles.call : styles.secondary;
  const className = `${styles.button} ${variant} ${styles[size]}`;
  return (
    <a className={className} href={href} {...(newTabLabel !== null && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTabLabel !== null && <span className="visually-hidden">{` ${newTabLabel}`}</span>}
    </a>
  );
}
