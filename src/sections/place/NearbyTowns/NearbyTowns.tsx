import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
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
