import { Disc } from '#src/components/Disc/Disc.tsx';
import type { PointLink } from '../HomeHero/point.ts';
import styles from './Points.module.css';

interface Props {
  points: PointLink[];
}

/** The legend of the house: its five numbers, in words. */
export function Points({ points }: Props) {
  return (
    <ol className={styles.points}>
      {points.map(({ href, label, text }, index) => (
        <li key={label}>
          <a href={href}>
            <Disc>{index + 1}</Disc>
            <b>{label}</b> <span>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
