import { at, finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

/** Reports a postal code of the company that belongs to places of other names. A code that the site does not know is right. */
export const checkCompanyPlace = ({ data, report }: CheckInput): void => {
  const { postalCode: code, locality } = data.company.address;
  // An address may name the commune or its section.
  const served = data.servedPlaces
    .filter(({ codes }) => codes.includes(code))
    .flatMap(({ name, subMunicipalities }) => [
      name,
      ...subMunicipalities.filter((one) => one.code === code).map((one) => one.name),
    ]);
  const elsewhere = data.placesElsewhere.filter(({ codes }) => codes.includes(code));
  const names = [...served, ...elsewhere.map(({ name }) => name)];
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (
    names.length === 0 ||
    names.some(({ fr, nl }) => [fr, nl].some((name) => plain(name) === plain(locality)))
  )
    return;
  const [first = { fr: '', nl: '' }] = names;
  report(
    finding('locality-differs', at('content/company.yaml', 'address', 'postalCode'), {
      code,
      locality,
      place: { en: first.fr, ...first },
    }),
  );
};
