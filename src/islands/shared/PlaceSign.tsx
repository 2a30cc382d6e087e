import type { ReactNode } from 'react';
import { classNames } from '#src/components/class-names.ts';
import styles from './PlaceSign.module.css';

interface Props {
  children: ReactNode;
  className: string | undefined;
}

/** The enamel sign of a place: its postal code, its name in bold. */
export function PlaceSign({ children, className }: Props) {
  return <p className={classNames(styles.sign, className)}>{children}</p>;
}
