import type { ReactNode } from 'react';
import backgrounds from '../backgrounds.module.css';
import { classNames } from '../class-names.ts';
import { Paragraph } from '../Text/Paragraph.tsx';
import panelStyles from './PicturePanel.module.css';
import styles from './PicturePanelGrid.module.css';

interface Props {
  panels: {
    /** The title is itself a link if `link` is not given. */
    title: ReactNode;
    /** An `InlineSvg` or `SvgImage` of 240 × 252 units. */
    picture: ReactNode;
    text: string;
    link?: { href: string; label: string };
  }[];
}

/** Backgrounds of the panels, by position, so that adjacent ones differ. */
const colours = ['mint', 'rose', 'aqua', 'night', 'sun', 'clay'] as const;

/** Panels of title, drawing, text and link, three in a row; on a phone six are the rows of a list. */
export function PicturePanelGrid({ panels }: Props) {
  return (
    <div className={classNames('columns in-three', styles.grid, panels.length % 2 === 0 && styles.rows)}>
      {panels.map(({ title, picture, text, link }, index) => (
        <article key={text} className={`${panelStyles.panel} ${backgrounds[colours[index] ?? 'mint']}`}>
          {picture}
          <h3 className={`link-covers ${panelStyles.title}`}>{title}</h3>
          <Paragraph className={panelStyles.text}>{text}</Paragraph>
          {link !== undefined && (
            <p className={`target-size-links ${panelStyles.link}`}>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
