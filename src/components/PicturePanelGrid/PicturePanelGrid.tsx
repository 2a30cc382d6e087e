import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PicturePanelGrid.module.css';

interface Props {
  /** `PicturePanel`s. */
  children: ReactNode;
}

/** Picture panels, three in a row; on a phone two, or rows of more than three panels. */
export function PicturePanelGrid({ children }: Props) {
  // Not `:has()` in the style sheet: any insertion in the page would restyle all of it.
  const isRows = Children.count(children) > 3;
  return <div className={classNames('columns', styles.grid, isRows && styles.rows)}>{children}</div>;
}
