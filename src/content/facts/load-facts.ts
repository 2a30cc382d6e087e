import { yamlNamesIn } from '../content-files.ts';
import { at, finding, type Report } from '../finding.ts';
import { RequiredMap } from '../required-map.ts';
import { type Fact, factsSchema } from '../schemas/facts.ts';
import { validateFile, type YamlFiles } from '../validate-file.ts';

/** All facts by `file.key`, for example `prices.repair`. */
export type Facts = RequiredMap<Fact>;

export type WrittenFacts = ReadonlyMap<string, Fact>;

const folder = 'content/facts';

/** Returns the location at which a fact is written. */
export const locationOfFact = (name: string, ...keys: (string | number)[]) => {
  const [file = '', key = ''] = name.split('.');
  return at(`${folder}/${file}.yaml`, key, ...keys);
};

/** Reads all files of facts. Returns null if one has mistakes. */
export const loadWrittenFacts = (yaml: YamlFiles, report: Report): WrittenFacts | null => {
  const byFile = yamlNamesIn(yaml, folder).map((name) => {
    const file = `${folder}/${name}.yaml`;
    const facts = validateFile(yaml, file, factsSchema, report)?.data;
    if (facts === undefined) return null;
    for (const [key, { follows }] of Object.entries(facts))
      if (follows !== undefined && facts[follows]?.value === undefined)
        report(finding('name-unknown', at(file, key, 'follows'), { name: follows, where: file }));
    return Object.entries(facts).map(([key, fact]) => [`${name}.${key}`, fact] as const);
  });
  const all = byFile.flatMap((facts) => facts ?? []);
  return byFile.includes(null) ? null : new Map(all);
};

const factOnDay = (fact: Fact, day: string): Fact =>
  fact.next !== undefined && fact.next.from <= day ? { ...fact, value: fact.next.value } : fact;

/** The fact with the last day of the reduced rate for heat pumps in younger homes. From the next day on they have the rate of other work. */
const heatPumpRateEndFact = 'vat.heat-pump-young-home-until';

/** Returns the facts on a day (ISO): with next values that have begun, and with the values that they follow. */
export const factsOnDay = (written: WrittenFacts, day: string): Facts => {
  const current = new Map([...written].map(([name, fact]) => [name, factOnDay(fact, day)] as const));
  const lastDay = current.get(heatPumpRateEndFact)?.value;
  const hasRateEnded = typeof lastDay === 'string' && lastDay < day;
  return new RequiredMap(
    [...current].map(([name, fact]) => {
      const taxed: Fact = fact.regime === 'heat-pump' && hasRateEnded ? { ...fact, regime: 'service' } : fact;
      if (fact.follows === undefined) return [name, taxed] as const;
      const followed = current.get(`${name.split('.')[0]}.${fact.follows}`);
      return [name, { ...taxed, value: followed?.value }] as const;
    }),
  );
};
