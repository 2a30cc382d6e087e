import { Fragment, type ReactNode } from 'react';
import type { TownBand, TownCopy } from '../../../content/copy/town.ts';
import { Answer } from '../Answer/Answer.tsx';
import { Intro } from '../Intro/Intro.tsx';
import { Local } from '../Local/Local.tsx';
import { MapBand } from '../MapBand/MapBand.tsx';
import { NeighbourStations, type Stop } from '../NeighbourStations/NeighbourStations.tsx';
import { TownMap, type TownMapProps } from '../PlaceMap/TownMap.tsx';
import { PlaceServices, type ServicePanel } from '../PlaceServices/PlaceServices.tsx';
import { Reasons } from '../Reasons/Reasons.tsx';
import { Second } from '../Second/Second.tsx';

interface Props {
  copy: TownCopy;
  slug: string;
  map: Omit<TownMapProps, 'label' | 'here'>;
  districts: string[];
  panels: ServicePanel[];
  stops: Stop[];
}

/** The bands of a town page in the order its copy gives: no two towns argue alike (TN). */
export function TownBands({ copy, slug, map, districts, panels, stops }: Props) {
  const bands: Record<TownBand, () => ReactNode> = {
    answer: () => <Answer {...copy.answer} />,
    intro: () => (
      <Intro heading={copy.intro.heading} paragraphs={copy.intro.columns} cards={copy.intro.cards} />
    ),
    map: () => (
      <MapBand
        heading={copy.map.heading}
        paragraphs={copy.map.paragraphs}
        map={<TownMap {...map} label={copy.map.label} here={slug} />}
      />
    ),
    local: () => <Local {...copy.local} districts={districts} />,
    second: () =>
      copy.second && (
        <Second
          heading={copy.second.heading}
          paragraphs={copy.second.paragraphs}
          picture="place-building"
          pictureLabel={copy.second.drawing}
        />
      ),
    services: () => <PlaceServices heading={copy.services.heading} panels={panels} />,
    reasons: () => copy.reasons && <Reasons {...copy.reasons} />,
    neighbours: () => <NeighbourStations heading={copy.neighbours.heading} stops={stops} />,
  };
  return copy.order.map((band) => <Fragment key={band}>{bands[band]()}</Fragment>);
}
