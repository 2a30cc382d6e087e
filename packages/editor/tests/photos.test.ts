import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, home, publishedSite, temporaryFolder, temporarySite } from './fixture/temporary-site.ts';

/** The beginning of a JPEG, with something of its own. */
const jpeg = (own: string): string =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(own)]).toString('base64');

test('MD-1: a photograph is kept once, under a name for a URL; what is no JPEG is refused', async () => {
  const { request, root } = temporarySite();
  const keep = async (name: string, base64: string) => (await request('photo', { name, base64 })).file;
  expect(await keep('Étage – Ternat (1).HEIC', jpeg('one'))).toBe('etage-ternat-1.jpg');
  expect(await keep('../etage ternat 1.jpg', jpeg('one'))).toBe('etage-ternat-1.jpg');
  expect(await keep('etage-ternat-1.png', jpeg('two'))).toBe('etage-ternat-1-2.jpg');
  expect(await keep('...', jpeg('three'))).toBe('photo.jpg');
  const text = Buffer.from('no photograph').toString('base64');
  await expect(keep('text.jpg', text)).rejects.toThrow(/pas une photo/);
  expect(readdirSync(join(root, 'content/media')).sort()).toEqual([
    'etage-ternat-1-2.jpg',
    'etage-ternat-1.jpg',
    'photo.jpg',
  ]);
});

test('nothing is written into a folder of photographs that is a symbolic link', async () => {
  const { request, root } = temporarySite();
  const elsewhere = temporaryFolder();
  mkdirSync(join(root, 'content/media'), { recursive: true });
  rmSync(join(root, 'content/media'), { recursive: true });
  symlinkSync(elsewhere, join(root, 'content/media'));
  await expect(request('photo', { name: 'van.jpg', base64: jpeg('van') })).rejects.toThrow(/est un lien/);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('DK-6: a photograph is published with the file that names it, and is no change of a version', async () => {
  const site = publishedSite();
  const { request, root } = site;
  await request('photo', { name: 'nobody.jpg', base64: jpeg('nobody') });
  const { file } = await request('photo', { name: 'van.jpg', base64: jpeg('van') });
  await request('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'heading'], value: file }] });
  await request('save', {});
  const { pages } = await request('unpublished', {});
  expect(pages.map(({ files }) => files)).toEqual([[home, 'content/media/van.jpg']]);
  const [page] = pages;
  const published = await request('publish', { files: page?.files ?? [] });
  expect(published).toMatchObject({ failure: null, findings: [] });
  expect(git(root, 'show', '--name-only', '--format=')).toContain('content/media/van.jpg');
  expect(git(root, 'status', '--porcelain')).toContain('content/media/nobody.jpg');
  const [version] = (await request('versions', {})).versions;
  expect(version?.changes).toMatchObject([{ file: home, wordsAfter: { fr: 'van.jpg' } }]);
});
