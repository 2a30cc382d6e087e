import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface Props {
  href: string;
  /** Red enamel for the act of the page, white enamel with a red line for the others, with a blue line for what one learns. */
  variant: 'primary' | 'secondary' | 'info';
  size: 'normal' | 'large';
  /** Words such as "(new tab)" where the link opens one; null where it does not. */
  newTabLabel: string | null;
  children: ReactNode;
}

/** A link that looks like an enamel plate with an inner line. */
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
