import { expect, test } from 'vitest';
import { fileSchemas } from '../../desk/content/file-schemas.ts';
import type { Path, Value } from '../../desk/source/change.ts';
import { stepName } from '../../desk/source/item-names.ts';
import facts from '../../desk/ui/help/facts.json';
import files from '../../desk/ui/help/files.json';
import fr from '../../desk/ui/help/fr.json';
import items from '../../desk/ui/help/items.json';
import names from '../../desk/ui/help/names.json';
import nl from '../../desk/ui/help/nl.json';
import options from '../../desk/ui/help/options.json';
import words from '../../desk/ui/help/words.json';
import { entryName, isNamed, placeName } from '../../desk/ui/names.ts';
import { deskLanguages } from '../../desk/ui/words.ts';
import { contentFile } from '../support/content-files.ts';

/** The maps of a value, with their places. */
const mapsIn = (value: Value, path: Path): { path: Path; map: Record<string, Value> }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => mapsIn(item, [...path, index]))
    : Object.entries(value).flatMap(([key, part]) => mapsIn(part, [...path, key]));
  return Array.isArray(value) ? below : [{ path, map: value as Record<string, Value> }, ...below];
};

const maps = [...fileSchemas().keys()]
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    mapsIn(contentFile(file.replace(/^content\/|\.yaml$/g, '')) as Value, []).map((one) => ({
      file,
      ...one,
    })),
  );

test('DK-1: every field of the content has a name, which is not its key', () => {
  expect(maps.length).toBeGreaterThan(1000);
  for (const { file, path, map } of maps)
    for (const [key, value] of Object.entries(map)) {
      const place = [...path, key];
      const own = stepName(key, value);
      expect(isNamed(place) || own !== '', `${file}: ${place.join('.')}`).toBe(true);
      if (/^\d+$/.test(key)) continue;
      for (const language of deskLanguages)
        expect(entryName(place, own, language), `${file}: ${place.join('.')}`).not.toBe(key);
    }
});

test('DK-1: no two fields of a group are called the same', () => {
  for (const { file, path, map } of maps)
    for (const language of deskLanguages) {
      const called = Object.entries(map).map(([key, value]) =>
        entryName([...path, key], stepName(key, value), language),
      );
      const twice = called.filter((name, index) => called.indexOf(name) !== index);
      expect(twice, `${file}: ${path.join('.')} (${language})`).toEqual([]);
    }
});

test('DK-1: a key without a name is called by its group, never by itself', () => {
  expect(placeName(['hero', 'zzz'], 'fr')).toBe('Haut de la page, autre texte');
  expect(placeName(['zzz'], 'nl')).toBe('Andere tekst');
  expect(placeName(['zzz', 'zzy'], 'en')).not.toMatch(/zz/);
});

test('DK-1: a key can have another name in a group, or at the top of a file', () => {
  expect(placeName(['legal', 'form'], 'fr')).toBe('Forme juridique');
  expect(placeName(['form'], 'fr')).toBe('Formulaire');
  expect(placeName(['cards', 'items', 0, 'slug'], 'nl')).toBe('Merk');
});

test('DK-1: the words of the desk are those of the owner, not those of programmers', () => {
  const told = [
    ...[facts, files, items, names, options, words].flatMap((list) => Object.values(list).flat()),
    ...[fr, nl].flatMap((list) => Object.values(list)),
  ];
  expect(told.length).toBeGreaterThan(2000);
  expect(told.filter((text) => /(?<!-)\b(?:markdown|slug|yaml|json schema|clés?)\b/i.test(text))).toEqual([]);
});
