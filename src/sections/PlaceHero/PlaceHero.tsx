import { Breadcrumb, type BreadcrumbProps } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import backgrounds from '#src/components/backgrounds.module.css';
import { classNames } from '#src/components/class-names.ts';
import { HeroPanorama } from '#src/components/HeroPanorama/HeroPanorama.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Panorama } from '#src/drawings/panoramas.ts';
import { viewBoxOf } from '#src/drawings/svg.ts';
import type { Sky } from '#src/lib/backgrounds.ts';
import { bindPlacePreposition } from '#src/lib/typeset.ts';
import styles from './PlaceHero.module.css';
import position from './panorama-position.module.css';

/** A word too long for a line at the usual font size. */
const longWord = /\p{L}{16}/u;

export interface PlaceKeyFacts {
  /** The place, `1730 Asse`, and its province or size. */
  place: { name: string; detail: string };
  /** Response time in urgent cases. */
  urgent: string;
  /** Price of maintenance for most customers. */
  price: string;
  /** To whom that price applies, then the prices at the other VAT rate and without VAT. */
  priceNotes: string[];
}

interface Props {
  heading: string;
  intro: string;
  /** Text alternative of the panorama. */
  drawing: string;
  banner: PlaceKeyFacts;
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
        'covers-rail large-discs',
        styles.hero,
        backgrounds[background],
        position.position,
        position[panorama.slug],
      )}
      aria-labelledby="top"
    >
      <Breadcrumb {...breadcrumb} />
      <h1 id="top" className={longWord.test(heading.replaceAll('\u00ad', '')) ? styles.long : undefined}>
        {bindPlacePreposition(heading)}
      </h1>
      <Paragraph className={styles.intro}>{intro}</Paragraph>
      <PlaceBanner {...banner} />
      <div className={styles.actions}>{actions}</div>
      <HeroPanorama drawingHeight={viewBoxOf(panorama.svg, panorama.slug).height}>
        <InlineSvg svg={panorama.svg} label={drawing} />
      </HeroPanorama>
    </section>
  );
}

/** Banner of every place page (TN-1): place, response time, price. The hero and the call bar call. */
function PlaceBanner({ place, urgent, price, priceNotes }: PlaceKeyFacts) {
  return (
    <ul className={`stack ${styles.banner}`}>
      <li>
        <strong>{place.name}</strong>, {place.detail}
      </li>
      <li>{urgent}</li>
      <li>
        <Text>{price}</Text>
        {priceNotes.map((note) => (
          <small key={note}>
            {' '}
            <Text>{note}</Text>
          </small>
        ))}
      </li>
    </ul>
  );
}
