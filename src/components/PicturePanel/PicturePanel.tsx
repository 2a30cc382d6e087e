import type { ReactNode } from 'react';
import type { Background } from '#src/lib/backgrounds.ts';
import backgrounds from '../backgrounds.module.css';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './PicturePanel.module.css';

interface Props {
  /** With a link where there is no `link` below the text. */
  title: ReactNode;
  /** An `InlineSvg` or `SvgImage` of 240 × 252 units. */
  picture: ReactNode;
  background: Background;
  text: string;
  link: { href: string; label: string } | null;
}

/** A panel of title, drawing, text and link, in a `PicturePanelGrid`. */
export function PicturePanel({ title, picture, background, text, link }: Props) {
  return (
    <article className={`${styles.panel} ${backgrounds[background]}`}>
      {picture}
      <h3 className={`link-covers ${styles.title}`}>{title}</h3>
      <Paragraph className={styles.text}>{text}</Paragraph>
      {link === null ? null : (
        <p className={`tall-links ${styles.link}`}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </article>
  );
}
