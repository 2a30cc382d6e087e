import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { photosOnDisk } from './photos.ts';

test('MD-1: a folder between the photographs does not stop the editor', () => {
  const root = mkdtempSync(`${tmpdir()}/content-`);
  expect([...photosOnDisk(root)]).toEqual([]);
  mkdirSync(`${root}/content/media/summer`, { recursive: true });
  writeFileSync(`${root}/content/media/letter.jpg`, 'no photograph');
  const found = [...photosOnDisk(root)];
  rmSync(root, { recursive: true });
  expect(found).toEqual([['content/media/letter.jpg', '']]);
});
