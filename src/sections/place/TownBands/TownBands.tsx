import { Fragment, type ReactNode } from 'react';
import type { TownCopy, TownSection } from '#src/content/schemas/copy/town.ts';
import { Answer } from '../Answer/Answer.tsx';
import { Intro } from '../Intro/Intro.tsx';
import { Local } from '../Local/Local.tsx';
import { MapBand } from '../MapBand/MapBand.tsx';
import { NeighbourStations, type Stop } from '../NeighbourStations/NeighbourStations.tsx';
import { TownMap } from '../PlaceMap/TownMap.tsx';
import type { TownMapProps } from '../PlaceMap/town-map.ts';
import { PlaceServices, type ServicePanel } from '../PlaceServices/PlaceServices.tsx';
import { Reasons } from '../Reasons/Reasons.tsx';
import { Second } from '../Second/Second.tsx';

interface Props extends Pick<TownCopy, TownSection | 'order'> {
  slug: string;
  /** What the map shows, besides what the copy says of it. */
  townMap: Omit<TownMapProps, 'label' | 'here'>;
  districts: string[];
  panels: ServicePanel[];
  stops: Stop[];
}

/** The bands of a town page in the order its copy gives: no two towns argue alike (TN). */
export function TownBands({ order, slug, townMap, districts, panels, stops, ...copy }: Props) {
  const { map, reasons, second } = copy;
  const bands: Record<TownSection, () => ReactNode> = {
    answer: () => <Answer {...copy.answer} />,
    intro: () => <Intro {...copy.intro} paragraphs={copy.intro.columns} />,
    map: () => <MapBand {...map} picture={<TownMap {...townMap} label={map.label} here={slug} />} />,
    local: () => <Local {...copy.local} districts={districts} />,
    second: () => second && <Second {...second} picture="place-building" />,
    services: () => <PlaceServices {...copy.services} panels={panels} />,
    reasons: () => reasons && <Reasons {...reasons} />,
    neighbours: () => <NeighbourStations {...copy.neighbours} stops={stops} />,
  };
  return order.map((band) => <Fragment key={band}>{bands[band]()}</Fragment>);
}
