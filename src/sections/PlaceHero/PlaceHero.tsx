import { Breadcrumb, type BreadcrumbProps } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import backgrounds from '#src/components/backgrounds.module.css';
import { classNames } from '#src/components/class-names.ts';
import { HeroPanorama } from '#src/components/HeroPanorama/HeroPanorama.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Panorama } from '#src/drawings/panoramas.ts';
import { viewBoxOf } from '#src/drawings/svg.ts';
import type { Sky } from '#src/lib/backgrounds.ts';
import { bindPlace } from '#src/lib/typeset.ts';
import { PlaceBanner, type PlaceBannerProps } from '../PlaceBanner/PlaceBanner.tsx';
import styles from './PlaceHero.module.css';
import position from './panorama-position.module.css';

/** A word too long for a line at the usual font size. */
const longWord = /\p{L}{16}/u;

interface Props {
  heading: string;
  intro: string;
  /** Text alternative of the panorama. */
  drawing: string;
  banner: PlaceBannerProps;
  breadcrumb: BreadcrumbProps;
  panorama: Panorama;
  background: Sky;
  actions?: Slot;
}

/** First section of a region or town page: text over a panorama of a street, whose pipe joins the rail. */
export function PlaceHero({
  heading,
  intro,
  drawing,
  banner,
  breadcrumb,
  panorama,
  background,
  actions,
}: Props) {
  return (
    <section
      className={classNames(
        'covers-rail',
        styles.hero,
        backgrounds[background],
        position.position,
        position[panorama.slug],
      )}
      aria-labelledby="top"
    >
      <PlaceBanner {...banner} />
      <Breadcrumb {...breadcrumb} />
      <h1 id="top" className={longWord.test(heading.replaceAll('\u00ad', '')) ? styles.long : undefined}>
        {bindPlace(heading)}
      </h1>
      <Paragraph className={styles.intro}>{intro}</Paragraph>
      <div className={styles.actions}>{actions}</div>
      <HeroPanorama drawingHeight={viewBoxOf(panorama.svg, panorama.slug).height}>
        <InlineSvg svg={panorama.svg} label={drawing} />
      </HeroPanorama>
    </section>
  );
}
