import { expect, test } from 'vitest';
import { hashOf, type Place, placeOfHash, viewOf } from '../../desk/ui/view.ts';

const [french, dutch] = ['content/copy/home/fr.yaml', 'content/copy/home/nl.yaml'];

test.each<Place>([
  { page: 'publish' },
  { page: 'add', kind: 'removeTown' },
  { file: 'content/company.yaml', path: [] },
  { file: dutch, path: ['faq', 'items', '3', 'a/b é'] },
])('DK-1: the address tells what is open, so that a reload and Back lead there: %j', (place) => {
  expect(placeOfHash(hashOf(place))).toEqual(place);
});

test('DK-1: an address that names nothing opens the overview', () => {
  for (const hash of ['', '#main', '#add/x', '#publish/town', '#../company.yaml', '#content/../x.yaml'])
    expect(placeOfHash(hash)).toEqual({ page: 'overview' });
});

test('DK-1: both languages of a text are one form, and its place stays the same while data are loaded anew', () => {
  const place = { file: dutch, path: ['hero'] };
  const view = viewOf(place, [french, dutch]);
  expect(view).toEqual({ file: french, at: place });
  expect('at' in view && view.at).toBe(place);
});
