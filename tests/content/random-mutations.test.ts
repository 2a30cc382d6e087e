import process from 'node:process';
import { expect, test } from 'vitest';
import { loadSite } from '#src/load-site.ts';
import { isRelease } from '../support/test-scope.ts';
import { files, findingsIn } from './edited-files.ts';
import { propsOf } from './page-props.ts';
import { drawMutations, type Mutation } from './random-mutations/draw.ts';
import { harmless } from './random-mutations/harmless.ts';
import { findUndetected, groupMutations, withMutations } from './random-mutations/undetected.ts';

/** Mistakes of each kind, and the seed by which they are drawn. `MISTAKES=200` takes an hour. */
const each = Number(process.env.MISTAKES ?? (isRelease ? 8 : 1));
const seed = Number(process.env.MISTAKE_SEED ?? 1);

const placeOf = ({ file, path }: Mutation): string => `${file} ${path}`;
const lineOf = (mistake: Mutation): string =>
  `${mistake.kind}: ${placeOf(mistake)}: ${mistake.before} -> ${mistake.after}`;

test('TR-5: what passes the check is right: each mistake that is drawn is found, or cannot do harm', {
  timeout: 7_200_000,
}, () => {
  console.info(`MISTAKES=${each} MISTAKE_SEED=${seed}`);
  const undetected = findUndetected(files, [...drawMutations(files, seed, each)], findingsIn);
  const harmful = undetected.filter(
    (mistake) => !harmless.some(([kind, place]) => kind.test(mistake.kind) && place.test(placeOf(mistake))),
  );
  expect(harmful.map(lineOf)).toEqual([]);
  for (const group of groupMutations(undetected)) {
    const { site } = loadSite(withMutations(files, group), '2026-12-01');
    expect(() => site !== null && propsOf(site), group.map(lineOf).join('\n')).not.toThrow();
  }
});
