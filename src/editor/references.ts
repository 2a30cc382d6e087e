import type { LocalisedText, Location, Reference } from '@pajotherm/editor/contract';
import { brandPlaceholderValues } from '#src/content/brand-placeholder-values.ts';
import { companyPlaceholderValues } from '#src/content/company.ts';
import { fillPlaceholders } from '#src/content/copy/render-text.ts';
import { locationOfFact } from '#src/content/facts/load-facts.ts';
import { vatPercentage, vatRateOfFormat } from '#src/content/facts/vat.ts';
import { at, type Finding } from '#src/content/finding.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { formatNumber } from '#src/lib/format.ts';
import { type Language, perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { labelOfFact } from './fact-labels.ts';
import { labelOfKey } from './names.ts';
import { priceLabels } from './price-labels.ts';

/** The formats in which a text can print a value, with a label unless the format is the whole value. */
const formatLabels: Readonly<Record<string, readonly [fr: string, nl: string] | null>> = {
  '': null,
  '|incl6': null,
  '|incl21': null,
  '|number': ['nombre seul', 'alleen het getal'],
  '|min': ['minimum', 'minimum'],
  '|max': ['maximum', 'maximum'],
  '|month': ['mois', 'maand'],
};

/** Label of a fact in a format. That of a price says whether VAT is included. */
const formLabel = (site: Site, name: string, { vat }: Fact, format: string): LocalisedText => {
  const { facts } = site.content;
  const label = labelOfFact(site, name);
  const rate = vatRateOfFormat[format.slice(1)];
  return perOwnerLanguage((lang) => {
    const [index, language] = lang === 'fr' ? [0, 'TVA'] : [1, 'btw'];
    const percent = rate && `${formatNumber(vatPercentage(facts, rate), lang)} % ${language}`;
    const included = percent ?? (vat === 'included' ? language : null);
    const excluded = vat === 'excluded' ? `${lang === 'fr' ? 'hors' : 'zonder'} ${language}` : null;
    const tax = included === null ? excluded : `${lang === 'fr' ? 'avec' : 'met'} ${included}`;
    return [label[lang], tax, formatLabels[format]?.[index]].filter(Boolean).join(', ');
  });
};

/** Where a fact's value for a page is written; null where it is computed or follows another. */
const locationOf = (name: string, { formula, follows }: Fact, page: string | null): Location | null => {
  if (formula !== undefined || follows !== undefined) return null;
  return page === null ? locationOfFact(name, 'value') : locationOfFact(name, 'byPage', page);
};

/** A fact in every form that it has. */
const referencesTo = (site: Site, name: string, fact: Fact): Reference[] => {
  const { content } = site;
  const pages = fact.byPage === undefined ? [null] : Object.keys(fact.byPage);
  return pages.flatMap((page) =>
    Object.keys(formatLabels).flatMap((format) => {
      const written = `{${name}${page === null ? '' : `@${page}`}${format}}`;
      const found: Finding[] = [];
      const context = {
        data: content,
        links: { hasPage: () => true, href: () => '' },
        report: (one: Finding) => found.push(one),
      };
      const printed = perOwnerLanguage((lang) => fillPlaceholders(written, lang, at(''), context));
      const kind = fact.vat === undefined ? ('fact' as const) : ('price' as const);
      return found.length > 0
        ? []
        : [
            {
              name: written,
              printed,
              label: formLabel(site, name, fact, format),
              location: locationOf(name, fact, page),
              kind,
            },
          ];
    }),
  );
};

/** Labels of the hours in words, which are computed from the opening hours and the closing days. */
const hoursLabels: Readonly<Record<string, LocalisedText>> = {
  hours: { fr: 'Vos heures', nl: 'Uw uren' },
  hoursShort: { fr: 'Vos heures, en bref', nl: 'Uw uren, kort' },
  hoursAndHolidays: { fr: 'Vos heures, avec les jours fériés', nl: 'Uw uren, met de feestdagen' },
};

/** Where a text of the company is written in content/company.yaml. */
const companyPath = (key: string, lang: Language): string[] => {
  if (key === 'phone') return ['phones', lang, 'display'];
  if (key in hoursLabels) return ['openingHours'];
  if (['street', 'postalCode', 'locality'].includes(key)) return ['address', key];
  if (key === 'legalForm') return ['legal', 'form'];
  return ['register', 'publisher', 'host', 'insurer', 'insuranceArea'].includes(key) ? ['legal', key] : [key];
};

/** The one wording of a danger, with the location where it is written. */
const safetyReferences = ({ content }: Site): Reference[] =>
  Object.keys(content.rawUi.fr.safety).map((key): Reference => {
    const label = { fr: 'Consigne de sécurité', nl: 'Veiligheidsregel' };
    const location = { file: 'content/ui/fr.yaml', path: ['safety', key] };
    const printed = perOwnerLanguage(
      (lang) => new Map(Object.entries(content.ui[lang].safety)).get(key) ?? '',
    );
    return { name: `{safety.${key}}`, printed, label, location, kind: 'fact' };
  });

const brandLabels: Readonly<Record<string, LocalisedText>> = {
  'brands.count': { fr: 'Nombre de marques', nl: 'Aantal merken' },
  'brands.countWithCodes': { fr: 'Nombre de marques avec des codes', nl: 'Aantal merken met codes' },
  'brands.names': { fr: 'Noms des marques', nl: 'Namen van de merken' },
  'brands.exceptWithoutCodes': { fr: 'Sauf les marques sans codes', nl: 'Behalve merken zonder codes' },
  'brands.exceptNotInstalled': { fr: 'Sauf les marques non posées', nl: 'Behalve niet geplaatste merken' },
  'brand.codes': { fr: 'Codes de la page', nl: 'Codes van de pagina' },
};

/** What texts say of the brands by themselves. The codes of a page have the words of any page. */
const brandReferences = ({ content }: Site): Reference[] => {
  const values = perOwnerLanguage((lang) => brandPlaceholderValues(content, lang, ''));
  const location = { file: 'content/copy/brands/fr.yaml', path: ['cards', 'items'] };
  return Object.entries(brandLabels).map(([name, label]): Reference => {
    const printed = perOwnerLanguage((lang) => values[lang].get(name) ?? label[lang]);
    return { name: `{${name}}`, printed, label, location, kind: 'fact' };
  });
};

/** Everything that a text can print with a placeholder. */
export const referencesOf = (site: Site): Reference[] => [
  // Facts with a label of their own come first.
  ...[...site.content.facts]
    .toSorted(([one], [other]) => Number(other in priceLabels) - Number(one in priceLabels))
    .flatMap(([name, fact]) => referencesTo(site, name, fact)),
  ...safetyReferences(site),
  ...brandReferences(site),
  ...[...companyPlaceholderValues(site.content, 'fr')].map(([name, fr]): Reference => {
    const key = name.replace('company.', '');
    const nl = companyPlaceholderValues(site.content, 'nl').get(name) ?? fr;
    const location = { file: 'content/company.yaml', path: companyPath(key, 'fr') };
    const label = hoursLabels[key] ?? labelOfKey(location) ?? { fr: 'Entreprise', nl: 'Bedrijf' };
    return { name: `{${name}}`, printed: { fr, nl }, label, location, kind: 'company' };
  }),
];
