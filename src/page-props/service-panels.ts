import type { Language } from '#src/lib/language.ts';
import type { PlaceServiceId } from '#src/page-types/region/copy-schema.ts';
import type { ServicePanel } from '#src/sections/PlaceServices/PlaceServices.tsx';
import { href } from '#src/site.ts';
import { serviceLinks } from './navigation.ts';

interface Card {
  id: PlaceServiceId;
  title: string;
  text: string;
  link: string;
}

const pictures: Record<PlaceServiceId, string> = {
  'boiler-installation': 'place-panel-installation',
  'boiler-maintenance': 'place-panel-maintenance',
  'boiler-repair': 'place-panel-repair',
  'heat-pump': 'place-panel-heat-pump',
  'underfloor-heating': 'place-panel-underfloor',
  urgent: 'place-panel-urgent',
};

/**
 * Service cards of a place page with their links, drawings and numbers (the service's own: that of the menu and of the
 * house); the emergency leads to what to do until someone comes, and has no number.
 */
export const servicePanels = (cards: readonly Card[], lang: Language): ServicePanel[] => {
  const services = serviceLinks(lang);
  return cards.map(({ id, title, text, link }) => {
    const page = `service/${id === 'urgent' ? 'boiler-repair' : id}` as const;
    return {
      number: id === 'urgent' ? null : services.findIndex((service) => service.id === page) + 1,
      title,
      text,
      link,
      href: href(page, lang, id === 'urgent' ? 'safety' : undefined),
      picture: pictureOf(id, cards.length),
    };
  });
};

/** In a row of three the pipe stays red, so the radiator hangs from it; in a loop of six it turns blue there. */
const pictureOf = (id: PlaceServiceId, count: number): string =>
  id === 'boiler-repair' && count === 3 ? 'place-panel-repair-run' : pictures[id];
