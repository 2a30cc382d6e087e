import type { ComponentProps, ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  type: 'submit' | 'button';
  /** `primary`, dark: the button that completes a form or a tool. */
  variant: 'primary' | 'secondary';
  label: ReactNode;
}

/** A button that does something on the page; one that leads elsewhere is a `ButtonLink`. */
export function Button({ variant, label, ...button }: Props) {
  return (
    <button className={`${styles.button} ${styles[variant]} ${styles.normal}`} {...button}>
      {label}
    </button>
  );
}
