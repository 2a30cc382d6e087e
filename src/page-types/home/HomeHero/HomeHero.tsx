import { PipeBend } from '#src/components/PipeBend/PipeBend.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './HomeHero.module.css';
import { HouseDrawing } from './HouseDrawing.tsx';
import { PriceSign } from './PriceSign.tsx';
import type { ServicePoint } from './service-point.ts';

type Props = Omit<Copy<'home'>['hero'], 'points' | 'pointsTitle'> & {
  /** Where a visitor finds the own price. */
  priceHref: string;
  points: ServicePoint[];
  actions?: Slot;
};

/**
 * First section of the home page (HM-1): slogan, buttons, lowest price, and the cross-section of a house whose pipes
 * join the rail.
 */
export function HomeHero({ slogan, points, priceHref, actions, ...copy }: Props) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="top">
      <div className={styles.text}>
        <h1 id="top" className={styles.slogan}>
          <span className={styles.trade}>{copy.tradeAndPlace} </span>
          <span className={styles.supply}>
            <Text>{slogan.supply}</Text>{' '}
          </span>
          <span className={styles.return}>
            <Text>{slogan.return}</Text>{' '}
          </span>
          <span>
            <Text>{slogan.between}</Text>
          </span>
        </h1>
        {copy.subtitles.map((subtitle) => (
          <p key={subtitle} className={styles.subtitle}>
            {`${subtitle} `}
          </p>
        ))}
        {actions}
      </div>
      <PriceSign href={priceHref} {...copy.sign} />
      <HouseDrawing label={copy.drawing} bubble={copy.bubble} points={points} />
      <PipeBend drawingHeight={700} />
    </section>
  );
}
