import { Fragment, type ReactNode } from 'react';
import { MapSection } from '#src/sections/MapSection/MapSection.tsx';
import { type NearbyTown, NearbyTowns } from '#src/sections/NearbyTowns/NearbyTowns.tsx';
import { PlaceIntro } from '#src/sections/PlaceIntro/PlaceIntro.tsx';
import { TownMap } from '#src/sections/PlaceMap/TownMap.tsx';
import type { TownMapProps } from '#src/sections/PlaceMap/town-map.ts';
import { PlaceServices, type ServicePanel } from '#src/sections/PlaceServices/PlaceServices.tsx';
import type { TownCopy, TownSection } from './copy-schema.ts';
import { LocalFacts } from './LocalFacts.tsx';
import { NumberedPoints } from './NumberedPoints.tsx';
import { SecondQuestion } from './SecondQuestion.tsx';

interface Props extends Pick<TownCopy, TownSection | 'order'> {
  slug: string;
  /** Name of the drawing of the town's landmark. */
  landmark: string;
  /** Data of the map. Its label comes from the copy. */
  townMap: Omit<TownMapProps, 'label' | 'here'>;
  panels: ServicePanel[];
  nearbyTowns: NearbyTown[];
}

/** Shows the sections of a town page in the order of its copy (TN). */
export function TownSections({ order, slug, landmark, townMap, panels, nearbyTowns, ...copy }: Props) {
  const { intro, map, reasons, second } = copy;
  const sections: Record<TownSection, () => ReactNode> = {
    answer: () => <NumberedPoints id="answer" {...copy.answer} />,
    intro: () => intro && <PlaceIntro {...intro} landmark={landmark} />,
    map: () => <MapSection {...map} picture={<TownMap {...townMap} label={map.label} here={slug} />} />,
    local: () => <LocalFacts {...copy.local} />,
    second: () => second && <SecondQuestion {...second} />,
    services: () => <PlaceServices {...copy.services} panels={panels} />,
    reasons: () =>
      reasons && <NumberedPoints id="reasons" heading={reasons.heading} points={reasons.cards} />,
    neighbours: () => <NearbyTowns {...copy.neighbours} towns={nearbyTowns} />,
  };
  return order.map((name) => <Fragment key={name}>{sections[name]()}</Fragment>);
}
