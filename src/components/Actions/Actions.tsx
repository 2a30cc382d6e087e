import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Actions.module.css';

interface Props {
  /** Leaves the button to call to the call bar on phones, where the bar is in view. */
  callInBar: boolean;
  children: ReactNode;
}

/** A row of buttons, wrapped where it is too long. */
export function Actions({ callInBar, children }: Props) {
  return <div className={classNames(styles.actions, callInBar && styles.withBar)}>{children}</div>;
}
