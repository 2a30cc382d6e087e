import type { ContentFiles } from '../files.ts';
import { finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { factsInCode, optionalFactInCode } from './facts-in-code.ts';
import { factsIn } from './formula.ts';
import { type Facts, locationOfFact } from './load-facts.ts';

const word = /[a-z0-9-]+\.[a-z0-9-]+(?:@[a-z0-9-]+)?/g;
const readers = /^content\/(?:(?:copy|articles|ui)\/|grants\.yaml$)/;

const namesInFact = (name: string, { formula = '', insteadOf, follows }: Fact): string[] => {
  const [file = ''] = name.split('.');
  return [
    ...factsIn(formula, file),
    ...(insteadOf === undefined ? [] : [insteadOf]),
    ...(follows === undefined ? [] : [`${file}.${follows}`]),
  ];
};

/**
 * Lists the facts that copy, articles, labels, grants, code or other facts use, with `@page` if given.
 * @param prices names of the published prices
 */
export const usedFacts = (
  files: ContentFiles,
  facts: Facts,
  prices: readonly string[],
): ReadonlySet<string> => {
  const words = [...files].flatMap(([path, text]) => (readers.test(path) ? (text.match(word) ?? []) : []));
  const all = [
    ...words,
    ...prices,
    ...Object.keys(factsInCode),
    optionalFactInCode,
    ...[...facts].flatMap(([name, fact]) => namesInFact(name, fact)),
  ];
  return new Set(all.flatMap((name) => [name, name.replace(/@.*/, '')]));
};

/** Reports unused facts without `unusedBecause:`, used facts with it, and an `insteadOf` that is unknown or has other VAT. */
export const checkFactUse = (facts: Facts, used: ReadonlySet<string>, report: Report): void => {
  for (const [name, { unusedBecause, insteadOf, vat }] of facts) {
    const place = locationOfFact(name);
    if (!used.has(name) && unusedBecause === undefined)
      report({ ...finding('fact-unused', place, { fact: `{${name}}` }), fix: place });
    if (used.has(name) && unusedBecause !== undefined)
      report(finding('fact-used', locationOfFact(name, 'unusedBecause')));
    if (insteadOf === undefined) continue;
    const contradicted = facts.get(insteadOf);
    if (contradicted === undefined)
      report(finding('instead-of-unknown', locationOfFact(name, 'insteadOf'), { name: insteadOf }));
    else if (contradicted.vat !== undefined && vat !== contradicted.vat)
      report(finding('price-vat', locationOfFact(name), { right: contradicted.vat }));
  }
};

/**
 * Lists the different values that pages show for a fact with values `byPage`, with that of the fact it contradicts (BC-4). If
 * there are several, the pages disagree.
 */
export const printedValues = (
  { byPage = {}, insteadOf }: Fact,
  facts: Facts,
): NonNullable<Fact['value']>[] => {
  const contradicted = insteadOf === undefined ? undefined : facts.get(insteadOf)?.value;
  const values = [...Object.values(byPage), ...(contradicted === undefined ? [] : [contradicted])];
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
};
