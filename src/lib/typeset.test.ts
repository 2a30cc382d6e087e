import { expect, test } from 'vitest';
import { bindPlace, bindPreposition, typeset } from './typeset.ts';

test('French: narrow no-break space before ; ! ?, no-break space before : and inside guillemets', () => {
  expect(typeset("Une panne ? Appelez-nous : « Très bon », l'hiver !", 'fr')).toBe(
    'Une panne\u202f? Appelez-nous\u00a0: «\u00a0Très bon\u00a0», l’hiver\u202f!',
  );
});

test('French: punctuation before closing bold or a bracket gets its space, too', () => {
  expect(typeset('**Déplacement :** compris (**oui !**) [voyez :](/x)', 'fr')).toBe(
    '**Déplacement\u00a0:** compris (**oui\u202f!**) [voyez\u00a0:](/x)',
  );
});

test('Dutch: no space is added, apostrophes are typographic', () => {
  expect(typeset("Panne? Bel ons: zo'n ketel!", 'nl')).toBe('Panne? Bel ons: zo’n ketel!');
});

test("Dutch: 's stays with nachts, morgens and avonds, and with nothing else", () => {
  expect(typeset("'s Avonds, niet 's nachts. Foto's morgen.", 'nl')).toBe(
    '’s\u00a0Avonds, niet ’s\u00a0nachts. Foto’s morgen.',
  );
});

test('addresses in links are not changed', () => {
  expect(typeset("[l'aide](https://x.example/a?b=c;d'e)", 'fr')).toBe(
    "[l’aide](https://x.example/a?b=c;d'e)",
  );
});

test('number and unit stay on one line', () => {
  expect(typeset('à partir de 20 kW, 24 h/24', 'fr')).toBe('à\u00a0partir de 20\u00a0kW, 24\u00a0h/24');
  expect(typeset('vanaf 20 kW', 'nl')).toBe('vanaf 20\u00a0kW');
});

test('the name of a model stays on one line', () => {
  expect(typeset('Vitodens 200-W, Vitodens 333-F', 'fr')).toBe('Vitodens 200-\u2060W, Vitodens 333-\u2060F');
  expect(typeset('blz. 74-76, 24-Uur', 'nl')).toBe('blz. 74-76, 24-Uur');
});

test('French: hours and their minutes stay on one line', () => {
  expect(typeset('de 45 min à 1 h 30.', 'fr')).toBe('de 45\u00a0min à 1\u00a0h\u00a030.');
});

test('the longest Dutch words may break between their parts', () => {
  expect(typeset('Verwarmingsinstallateur in Asse', 'nl')).toBe('Verwarmings\u00adinstallateur in Asse');
  expect(typeset('Lucht-waterwarmtepomp', 'nl')).toBe('Lucht-water\u00adwarmtepomp');
  expect(typeset('Gegevensbeschermingsautoriteit', 'nl')).toBe('Gegevens\u00adbeschermings\u00adautoriteit');
});

test('French: à stays with partir', () => {
  expect(typeset('TVAC 6 %, à partir de', 'fr')).toBe('TVAC 6\u00a0%, à\u00a0partir de');
});

test('the number of a model stands on the line of its name', () => {
  expect(typeset('Serie 7000i, HRC (Heatronic 3)', 'fr')).toBe('Serie\u00a07000i, HRC (Heatronic\u00a03)');
});

test('a dash before a number stands on the line of the word before it', () => {
  expect(typeset('HRC et Serie -3, à -7 °C', 'fr')).toBe('HRC et Serie\u00a0-3, à\u00a0-7\u00a0°C');
  expect(typeset('van 5 - 10', 'nl')).toBe('van 5 - 10');
});

test('no line of a heading ends with à', () => {
  expect(bindPreposition('Chauffagiste à Denderleeuw')).toBe('Chauffagiste à\u00a0Denderleeuw');
  expect(bindPreposition('À Ninove, voilà tout')).toBe('À\u00a0Ninove, voilà tout');
});

test('in a heading of trade and place the preposition stays with the place', () => {
  expect(bindPlace('Chauffagiste à Alost (Aalst)')).toBe('Chauffagiste à\u00a0Alost (Aalst)');
  expect(bindPlace('Verwarmingsinstallateur in Asse')).toBe('Verwarmingsinstallateur in\u00a0Asse');
});
