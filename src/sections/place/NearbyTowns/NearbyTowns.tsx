import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './NearbyTowns.module.css';

/** A stop: a town or the Brussels Region, with its straight distance as the language writes it. */
export interface NearbyTown {
  name: string;
  href: string;
  distance: string;
}

interface Props {
  heading: string;
  towns: NearbyTown[];
}

/** Towns nearby, as towns on a line of pipe (TN-3). */
export function NearbyTowns({ heading, towns }: Props) {
  return (
    <PageSection id="nearby" labelledBy="nearby-title">
      <SectionHeading id="nearby-title" pipe="supply">
        {heading}
      </SectionHeading>
      <ol className={styles.line}>
        {towns.map((town) => (
          <li key={town.href}>
            <a href={town.href}>{town.name}</a>
            <span>{town.distance}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
