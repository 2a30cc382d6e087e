/**
 * Prints every fact for which the specification gives different values on different pages (BC-4), and the names of the
 * claims with one value, which pages print and the owner should be able to prove.
 */

import { namedFacts } from '#src/content/checks/fact-use.ts';
import { facts } from '#src/content/loaders/fact-table.ts';

const printed = namedFacts(facts);

for (const [name, { places, insteadOf, unused, note, unit }] of facts) {
  if (places === undefined || unused !== undefined) continue;
  console.log(`\n${name} (${unit})${note === undefined ? '' : `\n  ${note}`}`);
  for (const [place, value] of Object.entries(places)) {
    const idle = insteadOf === undefined && !printed.has(`${name}@${place}`) ? ' (no page prints it)' : '';
    console.log(`  ${place.padEnd(28)} ${JSON.stringify(value)}${idle}`);
  }
  if (insteadOf !== undefined)
    console.log(
      `  ${'everywhere else'.padEnd(28)} ${JSON.stringify(facts.get(insteadOf)?.value)} (${insteadOf})`,
    );
}
console.log(
  '\nTo settle one: give every place the same value in content/facts/; an entry with "everywhere else" is deleted.',
);
const kept = [...facts].filter(([, { places, unused }]) => places !== undefined && unused !== undefined);
if (kept.length > 0)
  console.log(`No page prints, so nothing to settle: ${kept.map(([name]) => name).join(', ')}.`);
const single = [...facts].filter(
  ([name, { places, unused }]) => name.startsWith('claims.') && places === undefined && unused === undefined,
);
console.log('\nClaims with one value; pages print them, so be able to prove them:');
for (const [name, { value, unit }] of single)
  console.log(`  ${name.padEnd(34)} ${JSON.stringify(value)} ${unit}`);
