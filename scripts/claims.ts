/**
 * Prints the facts that have different values on different pages (BC-4), then the claims with one value, which the owner
 * should be able to prove: `npm run claims`.
 */

import { valuesOnPages } from '#src/content/facts/fact-use.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { content } from '#src/site.ts';

const { facts } = content;

const isSettled = (fact: Fact): boolean => valuesOnPages(fact, facts).length < 2;

for (const [name, fact] of facts) {
  const { byPage, insteadOf, unusedBecause, note, unit } = fact;
  if (byPage === undefined || unusedBecause !== undefined || isSettled(fact)) continue;
  console.log(`\n${name} (${unit})${note === undefined ? '' : `\n  ${note}`}`);
  for (const [page, value] of Object.entries(byPage))
    console.log(`  ${page.padEnd(28)} ${JSON.stringify(value)}`);
  if (insteadOf !== undefined)
    console.log(
      `  ${'everywhere else'.padEnd(28)} ${JSON.stringify(facts.get(insteadOf)?.value)} (${insteadOf})`,
    );
}
console.log(
  '\nTo settle one, give all its pages the same value in content/facts/; delete an entry with "everywhere else".',
);
const unprintedFacts = [...facts].filter(
  ([, { byPage, unusedBecause }]) => byPage !== undefined && unusedBecause !== undefined,
);
if (unprintedFacts.length > 0)
  console.log(`Not printed, so nothing to settle: ${unprintedFacts.map(([name]) => name).join(', ')}.`);
const settledClaims = [...facts].filter(
  ([name, fact]) => name.startsWith('claims.') && isSettled(fact) && fact.unusedBecause === undefined,
);
console.log('\nClaims with one value; pages print them, so you should be able to prove them:');
for (const [name, { value, byPage = {}, unit }] of settledClaims)
  console.log(`  ${name.padEnd(34)} ${JSON.stringify(value ?? Object.values(byPage)[0])} ${unit}`);
