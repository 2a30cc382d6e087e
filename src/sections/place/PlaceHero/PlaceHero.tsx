import type { CSSProperties, ReactNode } from 'react';
import { Drawing } from '../../../components/Drawing/Drawing.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import styles from './PlaceHero.module.css';

/** How a panorama sits on the page, in its own units: the pipe's height above its foot and where it leaves the
 * drawing, the unit kept in the middle of a narrow screen, and the drawing's width and height. */
export interface Panorama {
  svg: string;
  height: number;
  feedX: number;
  feedY: number;
  centre: number;
}

/** A word that would not fit a line at the usual size. */
const longWord = /\p{L}{16}/u;

interface Props {
  heading: string;
  intro: string;
  drawingLabel: string;
  panorama: Panorama;
  ground: 'rose' | 'mint' | 'aqua' | 'sun';
  actions: ReactNode;
}

/** First band of a region or town page: words over a street whose pipe joins the rail of the page. */
export function PlaceHero({ heading, intro, drawingLabel, panorama, ground, actions }: Props) {
  const place = {
    '--feed-x': panorama.feedX,
    '--feed-y': panorama.feedY,
    '--centre': panorama.centre,
  } as CSSProperties;
  return (
    <section className={`${styles.hero} ${styles[ground]}`} aria-labelledby="top" style={place}>
      <h1 id="top" className={longWord.test(heading.replaceAll('\u00ad', '')) ? styles.long : undefined}>
        {heading}
      </h1>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      {actions}
      <div className={styles.panorama}>
        <Drawing svg={panorama.svg} label={drawingLabel} />
      </div>
      <i className={styles.feed} />
    </section>
  );
}
