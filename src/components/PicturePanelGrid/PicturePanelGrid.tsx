import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PicturePanelGrid.module.css';

interface Props {
  /** On a phone: one below the other, or a row to swipe. */
  onPhones: 'stack' | 'swipe';
  /** `PicturePanel`s. */
  children: ReactNode;
}

/** Picture panels, three in a row. */
export function PicturePanelGrid({ onPhones, children }: Props) {
  return (
    <div className={classNames('columns', styles.grid, onPhones === 'swipe' && `${styles.row} swipe`)}>
      {children}
    </div>
  );
}
