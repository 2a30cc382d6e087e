import type { ActionLink } from '#src/components/Actions/ActionLinks.tsx';
import { serviceIds } from '#src/content/schemas/service-ids.ts';
import type { Language } from '#src/lib/language.ts';
import { languageLinks } from '#src/routing/head.ts';
import { ancestorsOf } from '#src/routing/page-context.ts';
import type { PageId } from '#src/routing/routes.ts';
import { content, copyOf, hasPage, href, phoneOf, siteDay } from '#src/site.ts';
import { bookingLink, contactDetails } from './contact.ts';
import { footerTowns } from './service-area-search.ts';

/** Ids of the tool pages, in the order in which lists show them. Each has a short `name` in its copy. */
const toolIds = [
  'my-price',
  'fault-finder',
  'service-area',
  'maintenance-due',
  'grants',
  'heat-pump-check',
] as const;

/** The tools with their URLs and short names, for the footer. */
const toolLinks = (lang: Language) =>
  toolIds.map((id) => ({ href: href(id, lang), label: copyOf(id, lang).name }));

const serviceLinks = (lang: Language) =>
  serviceIds.map((service) => {
    const id = `service/${service}` as const;
    return {
      id,
      label: content.ui[lang].serviceNames[service],
      href: href(id, lang),
    };
  });

const logoOf = (lang: Language) => ({
  href: href('home', lang),
  label: content.ui[lang].logoLabel,
  name: content.company.name,
});

/** Props of the header of a page (NV-1 to NV-3). */
export const headerProps = (id: PageId, lang: Language) => {
  const labels = content.ui[lang];
  const contactHref = href('home', lang, 'contact');
  const trail = [...ancestorsOf(id), id];
  return {
    lang,
    logo: logoOf(lang),
    homeHref: href('home', lang),
    homeCurrent: id === 'home',
    languageLinks: languageLinks(id),
    links: (['brands', 'blog'] as const).map((section) => ({
      href: href(section, lang),
      label: labels[section],
      isCurrent: trail.includes(section),
    })),
    services: serviceLinks(lang).map((service) => ({ ...service, isCurrent: service.id === id })),
    servicesHref: href('home', lang, 'services'),
    price: {
      href: href('my-price', lang),
      label: copyOf('my-price', lang).name,
      isCurrent: id === 'my-price',
    },
    contactHref,
    phone: phoneOf(lang),
    labels,
  };
};

/** Props of the footer (PG-5). The year is the year of the day for which the site is built. */
export const footerProps = (lang: Language) => {
  const labels = content.ui[lang];
  return {
    details: { logo: logoOf(lang), ...contactDetails(lang) },
    groups: [
      {
        label: labels.footerPages,
        links: [
          { href: href('home', lang, 'services'), label: labels.services },
          ...(['brands', 'projects', 'blog', 'about'] as const).filter(hasPage).map((id) => ({
            href: href(id, lang),
            label: labels[id],
          })),
          { href: href('home', lang, 'contact'), label: labels.contact },
          ...(['accessibility', 'legal'] as const).map((id) => ({ href: href(id, lang), label: labels[id] })),
        ],
      },
      { label: labels.footerTools, links: toolLinks(lang) },
      footerTowns(lang),
    ],
    copyright: `© ${siteDay.slice(0, 4)} ${content.company.name}. ${labels.footerSlogan}`,
    samples: content.company.showSamples ? labels.samples.footer : null,
  };
};

/**
 * The bar at the foot of small screens and the floating call button (PG-5). Beside the call button, the bar has the
 * link of the page's hero, which the hero then hides on phones, or a link to the booking page.
 */
export const callBarProps = (lang: Language, heroLink: ActionLink | undefined) => ({
  phone: phoneOf(lang),
  callLabel: content.ui[lang].call,
  link: heroLink ?? bookingLink(lang),
});
