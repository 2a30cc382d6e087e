import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './NearbyTowns.module.css';

/** A town, or the Brussels Region, with its distance in a straight line as the language writes it. */
export interface NearbyTown {
  name: string;
  href: string;
  distance: string;
}

interface Props {
  heading: string;
  towns: NearbyTown[];
}

/** Links to towns nearby, drawn as stops on a line (TN-3). */
export function NearbyTowns({ heading, towns }: Props) {
  return (
    <HeadedSection id="nearby" headingId="nearby-title" pipe="supply" heading={heading}>
      <ol className={styles.line}>
        {towns.map((town) => (
          <li key={town.href} className={`drawn-pipe branch-pipe ${styles.stop}`}>
            <a href={town.href}>{town.name}</a>
            <span>{town.distance}</span>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
