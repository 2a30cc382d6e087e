import type { ComponentProps } from 'react';
import backgrounds from '#src/components/backgrounds.module.css';
import { classNames } from '#src/components/class-names.ts';
import { PipeBend } from '#src/components/PipeBend/PipeBend.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeroText } from '../HeroText/HeroText.tsx';
import styles from './PageHero.module.css';

interface Props extends ComponentProps<typeof HeroText> {
  background: Background;
  /** A sentence above the buttons, such as price and delay. */
  note: string | null;
  actions?: Slot;
  /**
   * An `InlineSvg` of 560 × 400 units, higher where its view box begins above 0. Its pipes leave on the left, centred
   * 45.5 (supply) and 33.5 (return) units above its foot; below the line of the pavement it is white.
   */
  picture?: Slot;
  /** Height of the picture in its units, where it is higher than 400. */
  pictureHeight?: number;
}

/** First section of a page: heading, intro, buttons, and a drawing whose pipes join the rail. */
export function PageHero({ background, note, actions, picture, pictureHeight, ...text }: Props) {
  return (
    <section
      className={classNames(styles.hero, backgrounds[background], styles[background])}
      aria-labelledby="top"
    >
      <div className={styles.text}>
        <HeroText {...text} />
        {note === null ? null : <Paragraph className={styles.note}>{note}</Paragraph>}
        <div className={`${styles.actions} screen-only`}>{actions}</div>
      </div>
      <div className={styles.drawing}>{picture}</div>
      <PipeBend drawingHeight={pictureHeight ?? 400} />
    </section>
  );
}
