import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PicturePanelGrid.module.css';

interface Props {
  /** Which pipe of the rail the rows branch off. `loop`: six panels, red in along the first row, blue out below. */
  pipe: 'supply' | 'return' | 'loop';
  /** `PicturePanel`s. */
  children: ReactNode;
}

/** Panels of a comic page on branches of the rail: three in a row, two on tablets, one on phones. */
export function PicturePanelGrid({ pipe, children }: Props) {
  return <div className={classNames(styles.row, styles[pipe])}>{children}</div>;
}
