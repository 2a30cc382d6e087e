/** Prints every fact for which the specification gives different values on different pages (BC-4). */
import { facts } from '../src/content/fact-table.ts';

for (const [name, { places, note, unit }] of facts) {
  if (places === undefined) continue;
  console.log(`\n${name} (${unit})${note === undefined ? '' : `\n  ${note}`}`);
  for (const [place, value] of Object.entries(places))
    console.log(`  ${place.padEnd(28)} ${JSON.stringify(value)}`);
}
console.log('\nTo settle one: give every place the same value in content/facts/.');
