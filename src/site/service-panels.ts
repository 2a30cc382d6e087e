import type { z } from 'zod';
import type { serviceCard } from '../content/copy/region.ts';
import type { ServicePanel } from '../sections/place/PlaceServices/PlaceServices.tsx';
import type { Language } from './language.ts';
import { serviceLinks } from './navigation.ts';
import { href } from './routes.ts';

const pictures = {
  'boiler-installation': 'place-panel-installation',
  'boiler-maintenance': 'place-panel-maintenance',
  'boiler-repair': 'place-panel-repair',
  'heat-pump': 'place-panel-heat-pump',
  'underfloor-heating': 'place-panel-underfloor',
} as const;

/**
 * Service cards of a place page with their links, drawings and numbers (the service's own: that of the menu and of the
 * house); a second repair card is the emergency, which has no number.
 */
export const servicePanels = (
  cards: readonly z.infer<typeof serviceCard>[],
  lang: Language,
): ServicePanel[] => {
  const services = serviceLinks(lang);
  return cards.map(({ id, title, text, link }, index) => {
    const service = services.findIndex((each) => each.id === `service/${id}`);
    const isSecond = cards.findIndex((card) => card.id === id) < index;
    return {
      number: isSecond ? null : service + 1,
      title,
      text,
      link,
      href: services[service]?.href ?? href('home', lang, 'services'),
      picture: pictureOf(id, isSecond, cards.length),
    };
  });
};

/** In a row of three the pipe stays red, so the radiator hangs from it; in a loop of six it turns blue there. */
const pictureOf = (id: keyof typeof pictures, isSecond: boolean, count: number): string => {
  if (isSecond) return 'place-panel-urgent';
  return id === 'boiler-repair' && count === 3 ? 'place-panel-repair-run' : pictures[id];
};
