import type { ReactNode } from 'react';
import styles from './PriceTag.module.css';

interface Props {
  title: string;
  badge: ReactNode;
  children: ReactNode;
}

/** The shape of a price tag on its string; the link inside it with `aria-current` makes it the selected one. */
export function PriceTag({ title, badge, children }: Props) {
  return (
    <article className={styles.tag}>
      {badge}
      <h3 className={styles.title}>{title}</h3>
      {children}
    </article>
  );
}
