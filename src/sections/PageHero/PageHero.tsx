import type { ComponentProps } from 'react';
import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import backgrounds from '#src/components/backgrounds.module.css';
import { classNames } from '#src/components/class-names.ts';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Photo, type PhotoProps } from '#src/components/Photo/Photo.tsx';
import { PipeBend } from '#src/components/PipeBend/PipeBend.tsx';
import type { Slot } from '#src/components/slot.ts';
import { viewBoxOf } from '#src/drawings/svg.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeroText } from '../HeroText/HeroText.tsx';
import letters from './DrawingLetters.module.css';
import widthStyles from './DrawingWidth.module.css';
import photoStyles from './HeroPhoto.module.css';
import numberedStyles from './NumberedDrawing.module.css';
import styles from './PageHero.module.css';

interface Props extends ComponentProps<typeof HeroText> {
  background: Background;
  /** A heading of several services: smaller, at most three lines on a phone. */
  longHeading?: true;
  /** The buttons, or another element in their place. */
  links?: ComponentProps<typeof ActionLinks>['links'];
  size?: 'large';
  actions?: Slot;
  /**
   * Source of a drawing of 560 × 400 units, higher where its view box begins above 0. Its pipes leave on the left, centred
   * 45.5 (supply) and 33.5 (return) units above its foot; below the line of the pavement it is white.
   */
  svg: string;
  /** Text alternative of the drawing. */
  drawing: string;
  /** Whether the parts of the drawing are numbered. */
  isNumbered?: boolean;
  /** In place of the drawing. */
  photo?: PhotoProps | null;
}

/** First section of a page: heading, intro, buttons, and a drawing whose pipes join the rail. */
export function PageHero({
  background,
  longHeading,
  links,
  size,
  actions,
  svg,
  drawing,
  photo,
  ...props
}: Props) {
  const { isNumbered, breadcrumb, heading, kicker, intro } = props;
  const picture = photo ? <Photo {...photo} /> : <InlineSvg svg={svg} label={drawing} />;
  return (
    <section
      className={classNames(
        styles.hero,
        backgrounds[background],
        styles[background],
        longHeading && styles.longHeading,
      )}
      aria-labelledby="top"
    >
      <div className={classNames(styles.text, photo ? photoStyles.besidePhoto : undefined)}>
        <HeroText {...{ breadcrumb, heading, kicker, intro }} />
        <div className={classNames(styles.actions, 'screen-only', links && 'in-call-bar')}>
          {links && <ActionLinks size={size ?? 'normal'} links={links} />}
          {actions}
        </div>
      </div>
      <div
        className={classNames(
          styles.drawing,
          widthStyles.sized,
          letters.letters,
          photo ? photoStyles.photo : undefined,
        )}
      >
        {isNumbered ? <div className={`large-discs ${numberedStyles.numbered}`}>{picture}</div> : picture}
      </div>
      <PipeBend drawingHeight={viewBoxOf(svg, 'The drawing of a hero').height} />
    </section>
  );
}
