import { textsIn } from '../copy/texts-in.ts';
import { at, type Finding, finding, type Path } from '../finding.ts';
import type { Company } from '../schemas/company.ts';

const companyFile = 'content/company.yaml';

const blank = /^(?:à\scompléter|nog in te vullen)$/;

/** Whether a value is still to be filled in, in either language. */
export const isBlank = (value: string): boolean => blank.test(value);

/** Reserved domains and numbers, and blanks: sample values, even if `sampleValues` does not list them. */
const samplePatterns = [
  /\.(?:example|test|invalid)(?:$|[/:])/,
  /^\+32\d{2,3}0{5,6}\d?$/,
  /^0000\.000\.000$/,
  blank,
];

const pathOf = (key: string): Path => key.split('.');

const isBelow = (path: Path, other: Path): boolean => other.every((key, index) => path[index] === key);

/** Reports sample values of content/company.yaml, listed under `sampleValues` or not, and samples that the site shows (TR-3). */
export const companySamples = (company: Company): Finding[] => {
  const listed = company.sampleValues.map(pathOf);
  const found = textsIn({ ...company, sampleValues: [] }).filter(
    ({ path, text }) =>
      samplePatterns.some((pattern) => pattern.test(text)) && !listed.some((other) => isBelow(path, other)),
  );
  return [
    ...(company.showSamples ? [finding('samples-shown', at(companyFile, 'showSamples'))] : []),
    ...listed.map((path) => finding('sample-value', at(companyFile, ...path))),
    ...found.map(({ path, text }) => finding('reserved-value', at(companyFile, ...path), { value: text })),
  ];
};
