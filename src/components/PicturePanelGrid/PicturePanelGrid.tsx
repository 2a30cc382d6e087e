import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PicturePanelGrid.module.css';

interface Props {
  /**
   * Which pipe of the rail the rows branch off. `loop` is for six panels: supply along the first row, return along the
   * second.
   */
  pipe: 'supply' | 'return' | 'loop';
  /** `PicturePanel`s. */
  children: ReactNode;
}

/** Picture panels on branches of the rail: three in a row, two on tablets, one on phones. */
export function PicturePanelGrid({ pipe, children }: Props) {
  return <div className={classNames(styles.grid, styles[pipe])}>{children}</div>;
}
