import { PipeBend } from '#src/components/PipeBend/PipeBend.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import type { homeServiceDiscs } from '../props.ts';
import styles from './HomeHero.module.css';
import { HouseDrawing } from './HouseDrawing.tsx';
import signStyles from './PriceSign.module.css';
import sloganStyles from './Slogan.module.css';

type Props = Omit<Copy<'home'>['hero'], 'points' | 'pointsTitle'> & {
  /** URL of the price tool. */
  priceHref: string;
  points: ReturnType<typeof homeServiceDiscs>;
  actions?: Slot;
};

/**
 * First section of the home page (HM-1): slogan, buttons, lowest price, and the cross-section of a house whose pipes
 * join the rail.
 */
export function HomeHero({ slogan, sign, points, priceHref, actions, ...copy }: Props) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="top">
      <div className={styles.text}>
        <h1 id="top" className={sloganStyles.slogan}>
          <small className={sloganStyles.trade}>{copy.tradeAndPlace} </small>
          <span className={sloganStyles.supply}>
            <Text>{slogan.supply}</Text>{' '}
          </span>
          <span className={sloganStyles.return}>
            <Text>{slogan.return}</Text>{' '}
          </span>
          <span>
            <Text>{slogan.between}</Text>
          </span>
        </h1>
        <Paragraph className={styles.subtitles}>{copy.subtitles.join(' ')}</Paragraph>
        {actions}
      </div>
      {/* On the garden wall of the drawing; all of the sign links to the price tool. */}
      <p className={`link-covers ${signStyles.sign}`}>
        <b>
          <a href={priceHref}>{sign.label}</a>
        </b>{' '}
        <strong>{sign.price}</strong> <Text>{sign.note}</Text>
      </p>
      <HouseDrawing label={copy.drawing} bubble={copy.bubble} points={points} />
      <PipeBend drawingHeight={700} />
    </section>
  );
}
