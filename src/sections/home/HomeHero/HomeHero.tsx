import { Elbow } from '#src/components/Elbow/Elbow.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './HomeHero.module.css';
import { House } from './House.tsx';
import type { PointLink } from './point.ts';

interface Props {
  tradeAndPlace: string;
  slogan: { supply: string; return: string; between: string };
  subtitles: readonly [string, string];
  sign: { label: string; price: string; note: string };
  /** What the drawing shows, for those who do not see it. */
  drawing: string;
  bubble: string;
  points: PointLink[];
  actions?: Slot;
}

/** First band of the home page (HM-1): the slogan, and the house cut open whose loop becomes the rail. */
export function HomeHero({
  tradeAndPlace,
  slogan,
  subtitles,
  sign,
  drawing,
  bubble,
  points,
  actions,
}: Props) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="top">
      <div className={styles.pitch}>
        <h1 id="top" className={styles.slogan}>
          <span className={styles.trade}>{tradeAndPlace} </span>
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
        <div className={styles.actions}>{actions}</div>
      </div>
      <p className={styles.sign}>
        <b>{sign.label}</b> <strong>{sign.price}</strong>{' '}
        <span>
          <Text>{sign.note}</Text>
        </span>
      </p>
      <House label={drawing} bubble={bubble} points={points} />
      <Elbow />
    </section>
  );
}
