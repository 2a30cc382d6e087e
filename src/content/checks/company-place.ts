import { normalise } from '#src/lib/place-search/search.ts';
import { at, finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

/** Reports a postal code of the company that belongs to places of other names. A code that the site does not know is right. */
export const checkCompanyPlace = ({ data, report }: CheckInput): void => {
  const { postalCode: code, locality } = data.company.address;
  const places = [
    ...data.servedPlaces,
    ...data.placesElsewhere,
    // An address may name the commune or its section.
    ...data.servedPlaces.flatMap(({ subMunicipalities }) =>
      subMunicipalities.map((one) => ({ name: one.name, codes: [one.code] })),
    ),
  ];
  const names = places.filter(({ codes }) => codes.includes(code)).map(({ name }) => name);
  const [first] = names;
  const written = normalise(locality);
  const isOneOfThem = names.some(({ fr, nl }) => [fr, nl].some((name) => normalise(name) === written));
  if (first === undefined || isOneOfThem) return;
  const params = { code, locality, place: { en: first.fr, ...first } };
  report(finding('locality-differs', at('content/company.yaml', 'address', 'postalCode'), params));
};
