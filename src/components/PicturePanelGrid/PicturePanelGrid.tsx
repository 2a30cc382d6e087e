import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PicturePanelGrid.module.css';

interface Props {
  /** `PicturePanel`s. */
  children: ReactNode;
}

/** Picture panels, three in a row; on a phone two, and more than three in a row to swipe. */
export function PicturePanelGrid({ children }: Props) {
  const onPhones = Children.count(children) > 3 ? 'swipe' : styles.pairs;
  return <div className={classNames('columns', styles.grid, onPhones)}>{children}</div>;
}
