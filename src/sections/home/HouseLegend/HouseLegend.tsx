import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import type { ServicePoint } from '../HomeHero/service-point.ts';
import styles from './HouseLegend.module.css';

interface Props {
  points: ServicePoint[];
}

/** The legend of the hero's house: what each of its five numbers means, linked to the service page. */
export function HouseLegend({ points }: Props) {
  return (
    <ol className={styles.points}>
      {points.map(({ href, label, text }, index) => (
        <li key={label}>
          <a href={href}>
            <NumberBadge>{index + 1}</NumberBadge>
            <b>{label}</b> <span>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
