import { expect, test } from 'vitest';
import { bindFrenchA, bindPlacePreposition, typeset } from './typeset.ts';

test.each([
  ['the space before ; ! ? is narrow', 'Une panne ? Oui !', 'Une panne\u202f? Oui\u202f!'],
  ['that before : and inside guillemets is not', 'Mais : « Bon »', 'Mais\u00a0: «\u00a0Bon\u00a0»'],
  ['apostrophes are typographic', "l'hiver", 'l’hiver'],
  ['so before bold ends', '**Déplacement :** (**oui !**)', '**Déplacement\u00a0:** (**oui\u202f!**)'],
  ['so before a bracket', '[voyez :](/x)', '[voyez\u00a0:](/x)'],
  ['addresses stay', "[l'aide](https://x.example/a?b=c;d'e)", "[l’aide](https://x.example/a?b=c;d'e)"],
  ['number and unit stay together', '20 kW, 24 h/24', '20\u00a0kW, 24\u00a0h/24'],
  ['hours and minutes', '45 min à 1 h 30.', '45\u00a0min à 1\u00a0h\u00a030.'],
  ['à and partir', 'TVAC 6 %, à partir de', 'TVAC 6\u00a0%, à\u00a0partir de'],
  ['the name of a model', 'Vitodens 200-W', 'Vitodens 200-\u2060W'],
  ['a model and its number', 'Série 7000i (Heatronic 3)', 'Série\u00a07000i (Heatronic\u00a03)'],
  [
    'a verb and its pronoun',
    'Serai-je là, passe-t-il, dites-nous, demandez-lui ?',
    'Serai-\u2060je là, passe-\u2060t-\u2060il, dites-\u2060nous, demandez-\u2060lui\u202f?',
  ],
  ['names and rendez-vous may break', 'Louvain-la-Neuve, un rendez-vous', 'Louvain-la-Neuve, un rendez-vous'],
  ['a dash before a number', 'Série -3, à -7 °C', 'Série\u00a0-3, à\u00a0-7\u00a0°C'],
])('French: %s', (_, typed, expected) => {
  expect(typeset(typed, 'fr')).toBe(expected);
});

test.each([
  ['no space is added', "Panne? Bel ons: zo'n ketel!", 'Panne? Bel ons: zo’n ketel!'],
  ["'s stays with nachts, morgens and avonds", "'s Avonds, 's nachts", '’s\u00a0Avonds, ’s\u00a0nachts'],
  ['and with nothing else', "Foto's morgen", 'Foto’s morgen'],
  ['number and unit stay together', 'vanaf 20 kW', 'vanaf 20\u00a0kW'],
  ['pages and ranges may break', 'blz. 74-76, 24-Uur, 5 - 10', 'blz. 74-76, 24-Uur, 5 - 10'],
  ['long words may break', 'Verwarmingsinstallateur', 'Verwarmings\u00adinstallateur'],
  ['also those with a hyphen', 'Lucht-waterwarmtepomp', 'Lucht-water\u00adwarmtepomp'],
  ['twice', 'Gegevensbeschermingsautoriteit', 'Gegevens\u00adbeschermings\u00adautoriteit'],
])('Dutch: %s', (_, typed, expected) => {
  expect(typeset(typed, 'nl')).toBe(expected);
});

test('no line of a heading ends with a preposition before a place', () => {
  expect(bindFrenchA('Chauffagiste à Denderleeuw')).toBe('Chauffagiste à\u00a0Denderleeuw');
  expect(bindFrenchA('À Ninove, voilà tout')).toBe('À\u00a0Ninove, voilà tout');
  expect(bindPlacePreposition('Chauffagiste à Alost (Aalst)')).toBe('Chauffagiste à\u00a0Alost (Aalst)');
  expect(bindPlacePreposition('Verwarmingsinstallateur in Asse')).toBe(
    'Verwarmingsinstallateur in\u00a0Asse',
  );
});
