import type { ReactNode } from 'react';
import type { Ground } from '#src/lib/grounds.ts';
import grounds from '../grounds.module.css';
import { NumberBadge } from '../NumberBadge/NumberBadge.tsx';
import { Text } from '../Text/Text.tsx';
import styles from './PicturePanel.module.css';

interface Props {
  number: number | null;
  title: string;
  /** A `InlineSvg` or `SvgImage`, ideally 240 × 252 units with its pipe axis at 220. */
  picture: ReactNode;
  ground: Ground;
  text: string;
  link: { href: string; label: string } | null;
}

/** One panel of a comic page: title, drawing, words. Stands in a `PicturePanelGrid`, whose pipe passes behind it. */
export function PicturePanel({ number, title, picture, ground, text, link }: Props) {
  return (
    <article className={`${styles.panel} ${grounds[ground]}`}>
      <div className={styles.picture}>{picture}</div>
      <h3 className={styles.title}>
        {number === null ? null : <NumberBadge>{number}</NumberBadge>}
        {title}
      </h3>
      <p className={styles.text}>
        <Text>{text}</Text>
      </p>
      {link === null ? null : (
        <p className={styles.link}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </article>
  );
}
