import type { Files, LocalisedText } from '@pajotherm/editor/contract';
import { parse } from 'yaml';
import { grantsSchema } from '#src/content/schemas/grants.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { legalRegions } from '#src/lib/place-search/legal-regions.ts';
import type { Site } from '#src/load-site.ts';

/** The states of a grant from which the owner chooses. */
export const stateLabels = {
  open: { fr: 'Ouverte, même si elle ferme bientôt', nl: 'Open, ook als ze binnenkort sluit' },
  closed: { fr: 'Fermée : trop tard pour la demander', nl: 'Gesloten: te laat om ze aan te vragen' },
  unknown: {
    fr: 'Je ne sais pas : la page renvoie à la Région',
    nl: 'Weet ik niet: de pagina verwijst naar het gewest',
  },
} satisfies Record<string, LocalisedText>;
export type State = keyof typeof stateLabels;

/** All grants and loans, with their place in the file, their present state, and their last day (empty where they have none). */
export const knownSchemes = (site: Site, files: Files) => {
  const { regions } = grantsSchema.parse(parse(files.get('content/grants.yaml') ?? ''));
  return legalRegions.flatMap((region) =>
    regions[region].schemes.map((scheme, index) => {
      const known = site.content.grants.regions.find((one) => one.region === region);
      const period = known?.schemes[index];
      const isKnown = period !== undefined && known !== undefined && known.validUntil >= site.day;
      const now: State = !isKnown ? 'unknown' : isOpenOn(period, site.day) ? 'open' : 'closed';
      return { ...scheme, region, index, now, lastDay: now === 'open' ? (period?.until ?? '') : '' };
    }),
  );
};
export type KnownScheme = ReturnType<typeof knownSchemes>[number];
