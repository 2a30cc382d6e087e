import { createHash } from 'node:crypto';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './hosted-site.ts';
import { textExtensions } from './media-types.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const isText = (file: string): boolean => textExtensions.includes(extname(file).slice(1));

/**
 * Sets the time of a file from its content. nginx computes the ETag of a file from its time and size, so this gives
 * the same ETag to equal content on every machine and after every build, and another one to changed content.
 */
const setTimeFromContent = async (path: string, content: Buffer): Promise<void> => {
  const start = Date.UTC(2000, 0) / 1000;
  const seconds = start + (createHash('sha256').update(content).digest().readUInt32BE() % 2 ** 29);
  await utimes(path, seconds, seconds);
};

const writeCompressedCopy = async (path: string, content: Buffer): Promise<void> => {
  await writeFile(path, content);
  await setTimeFromContent(path, content);
};

const writeCompressedCopies = async (path: string, content: Buffer): Promise<void> => {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotliAsync(content, { params }).then((result) => writeCompressedCopy(`${path}.br`, result)),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }).then((result) =>
      writeCompressedCopy(`${path}.gz`, result),
    ),
  ]);
};

/** Writes a `.br` and a `.gz` copy beside every text file, so that hosts need not compress on each request. */
export const compressTextFiles = async (folder: string): Promise<void> => {
  const compressFile = async (file: string): Promise<void> => {
    const path = `${folder}/${file}`;
    const content = await readFile(path);
    await setTimeFromContent(path, content);
    if (isText(file)) await writeCompressedCopies(path, content);
  };
  await Promise.all(filesIn(folder).map(compressFile));
};
