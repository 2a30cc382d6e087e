import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContentFiles } from './read-content-files.ts';

test('MD-1: of a photograph its size is read, and nothing of another file with its name', async () => {
  const root = mkdtempSync(`${tmpdir()}/content-`);
  const media = `${root}/content/media`;
  mkdirSync(media, { recursive: true });
  const photograph = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  writeFileSync(`${media}/Van.JPG`, photograph);
  writeFileSync(`${media}/drawing.jpg`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(`${media}/empty.png`, '');
  const contentFiles = readContentFiles(root);
  rmSync(root, { recursive: true });
  expect(Object.fromEntries(contentFiles)).toEqual({
    'content/media/Van.JPG': `30 20 ${photograph.length}`,
    'content/media/drawing.jpg': '',
    'content/media/empty.png': '',
  });
});
