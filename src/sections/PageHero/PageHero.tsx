import { Breadcrumb, type BreadcrumbTrail } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { PipeBend } from '#src/components/PipeBend/PipeBend.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import type { Ground } from '#src/lib/grounds.ts';
import styles from './PageHero.module.css';

interface Props {
  heading: string;
  /** A small line inside the `h1`, above the heading: trade and place. */
  kicker: string | null;
  intro: string;
  ground: Ground;
  breadcrumb: BreadcrumbTrail;
  actions?: Slot;
  /**
   * An `InlineSvg` of 560 × 400 units. Its pipes leave on the left, centred 45.5 (supply) and 33.5 (return) units above
   * its foot; below the line of the pavement it is white.
   */
  picture?: Slot;
}

/** First section of a page: heading, intro, buttons, and a drawing whose pipes join the rail. */
export function PageHero({ heading, kicker, intro, ground, breadcrumb, actions, picture }: Props) {
  return (
    <section className={`${styles.hero} ${styles[ground]}`} aria-labelledby="top">
      <div className={styles.text}>
        <Breadcrumb {...breadcrumb} />
        <h1 id="top">
          {kicker === null ? null : <span className={styles.kicker}>{`${kicker} `}</span>}
          <Text>{heading}</Text>
        </h1>
        <p className={styles.intro}>
          <Text>{intro}</Text>
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.drawing}>{picture}</div>
      <PipeBend />
    </section>
  );
}
