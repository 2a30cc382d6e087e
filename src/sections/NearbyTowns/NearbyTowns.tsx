import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './NearbyTowns.module.css';

/** A town, or the Brussels Region. */
export interface NearbyTown {
  name: string;
  href: string;
}

interface Props {
  heading: string;
  towns: NearbyTown[];
}

/** Links to towns nearby (TN-3). */
export function NearbyTowns({ heading, towns }: Props) {
  return (
    <HeadedSection id="nearby" headingId="nearby-title" pipe="supply" heading={heading}>
      <ol className={styles.towns}>
        {towns.map((town) => (
          <li key={town.href}>
            <a href={town.href}>{town.name}</a>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
