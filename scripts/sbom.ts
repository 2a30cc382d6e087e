/**
 * Supply chain: writes `sbom.json` (CycloneDX) of what the build is made with, and asks the registry for known
 * vulnerabilities in it: `npm run sbom`. Ends with 1 where it names one; a registry that does not answer is reported.
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
  console.error(`npm sbom failed, so nobody can check what the site is made with:\n${stderr}`);
  process.exit(1);
}
writeFileSync('sbom.json', stdout);
const { components }: { components: unknown[] } = JSON.parse(stdout);
console.log(`sbom.json: ${components.length} packages.`);

interface Audit {
  metadata?: { vulnerabilities: { total: number } };
}
const asked = npm(['audit', '--omit', 'dev', '--json']);
const audit: Audit = asked.stdout.trim() === '' ? {} : JSON.parse(asked.stdout);
if (audit.metadata === undefined)
  console.log('The registry did not answer npm audit; known vulnerabilities were not checked.');
else {
  console.log(`Known vulnerabilities in them: ${audit.metadata.vulnerabilities.total}.`);
  process.exit(audit.metadata.vulnerabilities.total === 0 ? 0 : 1);
}
