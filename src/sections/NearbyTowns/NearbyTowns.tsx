import { PlaceLinks } from '#src/components/PlaceLinks/PlaceLinks.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

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
      <PlaceLinks places={towns.map(({ name, href }) => ({ label: name, href }))} />
    </HeadedSection>
  );
}
