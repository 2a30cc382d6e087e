import type { ReactNode } from 'react';
import styles from './PicturePanelGrid.module.css';

interface Props {
  /** `PicturePanel`s. */
  children: ReactNode;
}

/** Picture panels, three in a row; on a phone two, or rows of more than three panels. */
export function PicturePanelGrid({ children }: Props) {
  return <div className={`columns ${styles.grid}`}>{children}</div>;
}
