import type { ReactNode } from 'react';
import { classNames } from '#src/components/class-names.ts';
import styles from './PlaceSign.module.css';

interface Props {
  children: ReactNode;
  className: string | undefined;
}

export function PlaceSign({ children, className }: Props) {
  return <p className={classNames(styles.sign, className)}>{children}</p>;
}
