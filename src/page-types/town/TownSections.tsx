import { Fragment, type ReactNode } from 'react';
import { PlaceLinks } from '#src/components/PlaceLinks/PlaceLinks.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { TitledTexts } from '#src/components/TitledTexts/TitledTexts.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { MapSection } from '#src/sections/MapSection/MapSection.tsx';
import { PlaceIntro } from '#src/sections/PlaceIntro/PlaceIntro.tsx';
import { PlaceMap, type PlaceMapProps } from '#src/sections/PlaceMap/PlaceMap.tsx';
import { PlaceServices, type ServicePanel } from '#src/sections/PlaceServices/PlaceServices.tsx';
import type { TownCopy, TownSectionId } from './copy-schema.ts';
import { NumberedPoints } from './NumberedPoints.tsx';
import { SecondQuestion } from './SecondQuestion.tsx';

interface Props extends Pick<TownCopy, TownSectionId | 'local' | 'neighbours' | 'order'> {
  /** Colour of the hero. */
  background: Background;
  /** Name of the drawing of the town's landmark. */
  landmark: string;
  /** Data of the map. Its label comes from the copy. */
  townMap: Omit<PlaceMapProps, 'label'>;
  panels: ServicePanel[];
  /** Towns nearby, or the Brussels Region (TN-3). */
  nearbyTowns: { label: string; href: string }[];
}

/** Shows the sections of a town page in the order of its copy (TN). */
export function TownSections({ order, background, landmark, townMap, panels, nearbyTowns, ...copy }: Props) {
  const { intro, map, local, reasons, second, neighbours } = copy;
  const sections: Record<TownSectionId, () => ReactNode> = {
    answer: () => <NumberedPoints {...copy.answer} ground={background} />,
    intro: () => intro && <PlaceIntro {...intro} landmark={landmark} />,
    map: () => (
      <MapSection
        {...map}
        beside={
          <>
            <section id="local" className="stack" aria-labelledby="local-title">
              <h3 id="local-title">{local.heading}</h3>
              <Paragraphs>{local.paragraphs}</Paragraphs>
            </section>
            <section id="nearby" className="stack" aria-labelledby="nearby-title">
              <h3 id="nearby-title">{neighbours.heading}</h3>
              <PlaceLinks places={nearbyTowns} />
            </section>
          </>
        }
        picture={<PlaceMap {...townMap} label={map.label} />}
      />
    ),
    second: () => second && <SecondQuestion {...second} />,
    services: () => <PlaceServices {...copy.services} panels={panels} />,
    reasons: () =>
      reasons && (
        <HeadedSection id="reasons" headingId="reasons-title" pipe="return" heading={reasons.heading}>
          <TitledTexts items={reasons.cards} columns={3} runIn />
        </HeadedSection>
      ),
  };
  return order.map((name) => <Fragment key={name}>{sections[name]()}</Fragment>);
}
