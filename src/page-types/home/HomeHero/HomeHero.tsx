import { PipeBend } from '#src/components/PipeBend/PipeBend.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './HomeHero.module.css';
import { HouseDrawing } from './HouseDrawing.tsx';
import { PriceSign } from './PriceSign.tsx';
import type { ServicePoint } from './service-point.ts';

interface Props {
  tradeAndPlace: string;
  slogan: { supply: string; return: string; between: string };
  subtitles: readonly [string, string];
  sign: { label: string; price: string; note: string };
  /** Where a visitor finds the own price. */
  priceHref: string;
  /** Text alternative of the drawing. */
  drawing: string;
  bubble: string;
  points: ServicePoint[];
  actions?: Slot;
}

/**
 * First section of the home page (HM-1): slogan, buttons, lowest price, and the cross-section of a house whose pipes
 * join the rail.
 */
export function HomeHero({
  tradeAndPlace,
  slogan,
  subtitles,
  sign,
  priceHref,
  drawing,
  bubble,
  points,
  actions,
}: Props) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="top">
      <div className={styles.text}>
        <h1 id="top" className={styles.slogan}>
          <small className={styles.trade}>{tradeAndPlace} </small>
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
        {subtitles.map((subtitle) => (
          <p key={subtitle} className={styles.subtitle}>
            {`${subtitle} `}
          </p>
        ))}
        {actions}
      </div>
      <PriceSign href={priceHref} {...sign} />
      <HouseDrawing label={drawing} bubble={bubble} points={points} />
      <PipeBend drawingHeight={700} />
    </section>
  );
}
