/**
 * Builds the site twice, cold, in two folders, and compares every byte: `npm run test:repeat`. The
 * same commit must give the same files, or browsers fetch again what has not changed, and nobody can check a build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { filesIn } from '../integrations/hosts/hosted-site.ts';

const scratchFolder = mkdtempSync(`${tmpdir()}/repeat-`);

const buildFiles = (name: string): Map<string, string> => {
  const folder = `${scratchFolder}/${name}`;
  rmSync('node_modules/.astro', { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('astro', ['build', '--outDir', folder], {
    encoding: 'utf8',
    // Makes the build draw the share images anew: their usual cache is in node_modules, which both builds share.
    env: { ...process.env, SHARE_IMAGES_CACHE: `${scratchFolder}/${name}-cache` },
  });
  // Thrown instead of exiting, so that `finally` removes the folders. Astro writes errors to either stream.
  if (status !== 0)
    throw new Error(`The ${name} build failed, so there is nothing to compare.\n${stdout}\n${stderr}`);
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(filesIn(folder).map((file) => [file, hashOf(`${folder}/${file}`)]));
};

try {
  const [first, second] = [buildFiles('first'), buildFiles('other')];
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  if (different.length > 0) {
    console.error(
      `Two builds of one commit differ in ${different.length} of ${first.size} files:\n${different.slice(0, 20).join('\n')}`,
    );
    process.exitCode = 1;
  } else console.log(`Two builds gave the same ${first.size} files, byte for byte.`);
} finally {
  rmSync(scratchFolder, { recursive: true, force: true });
}
