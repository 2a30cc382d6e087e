import { Elbow } from '../../../components/Elbow/Elbow.tsx';
import type { Slot } from '../../../components/slot.ts';
import { Text } from '../../../components/Text/Text.tsx';
import styles from './HomeHero.module.css';
import { House } from './House.tsx';
import type { PointLink } from './point.ts';

interface Props {
  words: {
    tradeAndPlace: string;
    slogan: { supply: string; return: string; between: string };
    subtitles: readonly [string, string];
    sign: { label: string; price: string; note: string };
    drawing: string;
    bubble: string;
  };
  points: PointLink[];
  actions?: Slot;
}

/** First band of the home page (HM-1): the slogan, and the house cut open whose loop becomes the rail. */
export function HomeHero({ words, points, actions }: Props) {
  const { slogan, sign } = words;
  return (
    <section className={styles.hero} id="home" aria-labelledby="top">
      <div className={styles.pitch}>
        <h1 id="top" className={styles.slogan}>
          <span className={styles.trade}>{words.tradeAndPlace} </span>
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
        {words.subtitles.map((subtitle) => (
          <p key={subtitle} className={styles.subtitle}>
            {`${subtitle} `}
          </p>
        ))}
        <div className={styles.actions}>{actions}</div>
      </div>
      <p className={styles.sign}>
        <b>{sign.label}</b> <strong>{sign.price}</strong> <span>{sign.note}</span>
      </p>
      <House label={words.drawing} bubble={words.bubble} points={points} />
      <Elbow />
    </section>
  );
}
