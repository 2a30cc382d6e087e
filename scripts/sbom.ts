/**
 * Writes `sbom.json` (CycloneDX), the list of all packages the build uses, and asks the registry for their known
 * vulnerabilities: `npm run sbom`. Exits with 1 if there are any; a registry that does not answer is only reported.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const npm = (args: string[]) => spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });

const { status, stdout, stderr } = npm([
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--package-lock-only',
  '--omit',
  'dev',
]);
if (status !== 0) {
  console.error(`npm sbom failed, so the packages of the build cannot be checked:\n${stderr}`);
  process.exit(1);
}
writeFileSync('sbom.json', stdout);
const { components }: { components: unknown[] } = JSON.parse(stdout);
console.log(`sbom.json: ${components.length} packages.`);

interface Audit {
  metadata?: { vulnerabilities: { total: number } };
}
const answer = npm(['audit', '--omit', 'dev', '--json']).stdout.trim();
const audit: Audit = answer === '' ? {} : JSON.parse(answer);
if (audit.metadata === undefined)
  console.log('The registry did not answer npm audit; known vulnerabilities were not checked.');
else {
  console.log(`Known vulnerabilities: ${audit.metadata.vulnerabilities.total}.`);
  process.exit(audit.metadata.vulnerabilities.total === 0 ? 0 : 1);
}
