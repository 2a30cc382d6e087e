import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './NearbyTowns.module.css';

/** A stop: a town or the Brussels Region, with its straight distance as the language writes it. */
export interface Stop {
  name: string;
  href: string;
  distance: string;
}

interface Props {
  heading: string;
  stops: Stop[];
}

/** Towns nearby, as stops on a line of pipe (TN-3). */
export function NearbyTowns({ heading, stops }: Props) {
  return (
    <PageSection id="nearby" labelledBy="nearby-title">
      <SectionHeading id="nearby-title" pipe="supply">
        {heading}
      </SectionHeading>
      <ol className={styles.line}>
        {stops.map((stop) => (
          <li key={stop.href}>
            <a href={stop.href}>{stop.name}</a>
            <span>{stop.distance}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
