import type { Language } from '#src/lib/language.ts';
import type { PlaceServiceId } from '#src/page-types/region/copy-schema.ts';
import type { ServicePanel } from '#src/sections/PlaceServices/PlaceServices.tsx';
import { href } from '#src/site.ts';

interface Card {
  id: PlaceServiceId;
  title: string;
  text: string;
  link: string;
}

const drawingNames: Record<PlaceServiceId, string> = {
  'boiler-installation': 'place-panel-installation',
  'boiler-maintenance': 'place-panel-maintenance',
  'boiler-repair': 'place-panel-repair',
  'heat-pump': 'place-panel-heat-pump',
  'underfloor-heating': 'place-panel-underfloor',
  urgent: 'place-panel-urgent',
};

/**
 * Service cards of a place page with their links and drawings; the emergency leads to what to do until someone comes.
 */
export const servicePanels = (cards: readonly Card[], lang: Language): ServicePanel[] =>
  cards.map(({ id, ...card }) => ({
    ...card,
    href:
      id === 'urgent'
        ? href('service/boiler-repair', lang, 'safety')
        : href(`service/${id}`, lang, undefined),
    drawingName: drawingNameOf(id, cards.length),
  }));

/** In a row of three the pipe stays red, so the radiator hangs from it; in a loop of six it turns blue there. */
const drawingNameOf = (id: PlaceServiceId, count: number): string =>
  id === 'boiler-repair' && count === 3 ? 'place-panel-repair-run' : drawingNames[id];
