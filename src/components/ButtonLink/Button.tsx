import type { ComponentProps } from 'react';
import styles from './ButtonLink.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type: 'submit' | 'button';
  /** `primary`, dark: what completes a form or a tool. */
  variant: 'primary' | 'secondary';
}

/** A button that does something on the page; one that leads elsewhere is a `ButtonLink`. */
export function Button({ variant, ...button }: Props) {
  return <button className={`${styles.button} ${styles[variant]} ${styles.normal}`} {...button} />;
}
