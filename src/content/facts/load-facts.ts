import { isAlias } from 'yaml';
import type { PlacedNode } from '../checks/yaml-words.ts';
import { at, finding, type Report } from '../finding.ts';
import { dataOf, type YamlFiles } from '../parse-file.ts';
import { type Fact, factsFile } from '../schemas/facts.ts';
import { Table } from '../table.ts';
import { factFiles } from './fact-files.ts';

/** All facts by `file.key`, for example `prices.repair`. */
export type Facts = Table<Fact>;

/** The facts of all files as they are written; each with its place in them as `file.key`. */
export type WrittenFacts = ReadonlyMap<string, Fact>;

const folder = 'content/facts';

/** Where a fact is written. */
export const placeOfFact = (name: string, ...keys: (string | number)[]) => {
  const [file = '', key = ''] = name.split('.');
  return at(`${folder}/${file}.yaml`, key, ...keys);
};

/** `2.500` and `12.500.000`: numbers with a point between the thousands. `0.125` is none. */
const thousandsPoint = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** The digits of a number as people write it: `1e3`, `0x9f` and `007` are other numbers than they seem. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Numbers that YAML reads otherwise than people do: `2.500` is 2.5 to it. No fact needs three digits after the point. */
const checkNumberForms = (file: string, nodes: readonly PlacedNode[], report: Report): void => {
  for (const { path, line, node } of nodes) {
    const written = node.source ?? '';
    if (isAlias(node)) continue;
    if (typeof node.value === 'number' && !plainNumber.test(written))
      report({ ...finding('number-form', at(file, ...path), { written, read: node.value }), line });
    if (node.type !== 'PLAIN' || !thousandsPoint.test(written)) continue;
    const params = { written, read: Number.parseFloat(written), meant: written.replaceAll('.', '') };
    report({ ...finding('fact-thousands-point', at(file, ...path), params), line });
  }
};

/** Reads all files of facts; null where one has mistakes. */
export const loadWrittenFacts = (yaml: YamlFiles, report: Report): WrittenFacts | null => {
  const byFile = factFiles.map((name) => {
    const file = `${folder}/${name}.yaml`;
    checkNumberForms(file, yaml.get(file)?.nodes ?? [], report);
    const facts = dataOf(yaml, file, factsFile, report)?.data;
    if (facts === undefined) return null;
    for (const [key, { follows }] of Object.entries(facts))
      if (follows !== undefined && facts[follows]?.value === undefined)
        report(finding('fact-follows', at(file, key, 'follows'), { name: follows }));
    return Object.entries(facts).map(([key, fact]) => [`${name}.${key}`, fact] as const);
  });
  const all = byFile.flatMap((facts) => facts ?? []);
  return byFile.includes(null) ? null : new Map(all);
};

/** A fact with the value that it has on a day (ISO). */
const onDay = (fact: Fact, day: string): Fact =>
  fact.next !== undefined && fact.next.from <= day ? { ...fact, value: fact.next.value } : fact;

/** Last day of the reduced rate for heat pumps in younger homes. From the next day on they are taxed as other work. */
const heatPumpRateUntil = 'vat.heat-pump-young-home-until';

/** The facts on a day (ISO): with their next values from the first day of these on, and with the values they follow. */
export const factsOnDay = (written: WrittenFacts, day: string): Facts => {
  const current = new Map([...written].map(([name, fact]) => [name, onDay(fact, day)] as const));
  const until = current.get(heatPumpRateUntil)?.value;
  const ended = typeof until === 'string' && until < day;
  return new Table(
    [...current].map(([name, fact]) => {
      const taxed: Fact = fact.regime === 'heat-pump' && ended ? { ...fact, regime: 'service' } : fact;
      if (fact.follows === undefined) return [name, taxed] as const;
      const followed = current.get(`${name.split('.')[0]}.${fact.follows}`);
      return [name, { ...taxed, value: followed?.value }] as const;
    }),
  );
};
