import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textExtensions } from './policy.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files compressed at once: enough for the threads Node compresses with, few enough for little memory. */
const atOnce = 8;

const isText = (file: string): boolean => textExtensions.includes(extname(file).slice(1));

/**
 * Gives a file a time that follows from its content. nginx makes the ETag of a file from its time and size; so the
 * same content has the same ETag on every machine and after every build, and changed content never has the old one.
 */
const stamp = (path: string, content: Buffer): void => {
  const start = Date.UTC(2000, 0) / 1000;
  const seconds = start + (createHash('sha256').update(content).digest().readUInt32BE() % 2 ** 29);
  utimesSync(path, seconds, seconds);
};

const compress = async (path: string): Promise<void> => {
  const content = readFileSync(path);
  const [smallest, small] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, smallest);
  writeFileSync(`${path}.gz`, small);
  stamp(`${path}.br`, smallest);
  stamp(`${path}.gz`, small);
};

/** Writes `.br` and `.gz` beside every text file of a built site, so that no host compresses at each request. */
export const precompress = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files) stamp(file, readFileSync(file));
  const texts = files.filter(isText).values();
  const worker = async () => {
    for (const file of texts) await compress(file);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
