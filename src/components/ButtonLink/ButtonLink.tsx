import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface Props {
  href: string;
  label: ReactNode;
  size: 'normal' | 'large';
  /** Text such as "(new tab)" for a link that opens one. */
  newTabLabel?: string;
}

/** A link that looks like a button: red if it calls a number, white if it leads to a page. */
export function ButtonLink({ href, label, size, newTabLabel }: Props) {
  const variant = href.startsWith('tel:') ? styles.call : styles.secondary;
  const className = `${styles.button} ${variant} ${styles[size]}`;
  return (
    <a className={className} href={href} {...(newTabLabel && { target: '_blank', rel: 'noopener' })}>
      {label}
      {newTabLabel && <span className="visually-hidden">{` ${newTabLabel}`}</span>}
    </a>
  );
}
