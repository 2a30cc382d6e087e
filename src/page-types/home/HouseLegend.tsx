import badge from '#src/components/NumberBadge/NumberBadge.module.css';
import type { Slot } from '#src/components/slot.ts';
import styles from './HouseLegend.module.css';
import type { homePoints } from './props.ts';

interface Props {
  /** Heading of the legend. */
  title: string;
  points: ReturnType<typeof homePoints>;
  /** The score of reviews, if there are any (MD-2). */
  children?: Slot;
}

/** The legend of the hero's house. Each of its five numbers links to a service page. */
export function HouseLegend({ title, points, children }: Props) {
  return (
    <div className={styles.legend}>
      {children}
      <p id="legend" className={styles.title}>
        {title}
      </p>
      <ol className={styles.points} aria-labelledby="legend">
        {points.map(({ href, label }) => (
          <li key={label}>
            <a className={badge.numbered} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
