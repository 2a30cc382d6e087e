import { expect, test } from 'vitest';
import { checkHoursInTexts } from './hours-in-texts.ts';

const hoursIn = (text: string, file = 'content/copy/about/fr.yaml'): unknown[] => {
  const found: unknown[] = [];
  checkHoursInTexts(file, { text }, ({ params }) => found.push(params.words));
  return found;
};

test('PG-7: hours written by hand are found, with exceptions and in both languages', () => {
  for (const text of [
    'Assistance 24\u00a0h/24',
    '24 heures sur 24, 7 jours sur 7',
    'Urgences à toute heure',
    'Jour et nuit, sauf le dimanche',
    'Nous répondons aussi le dimanche.',
    'Dépannage, même le soir',
    'Appelez-nous du lundi au vendredi.',
    'Hulp 24/7',
    'U kunt ons elke dag bellen.',
    "We komen ook 's nachts, niet op zondag.",
    "Bij panne ook 's nachts.",
    '24 uur op 24',
  ])
    expect(hoursIn(text), text).toHaveLength(1);
});

test('PG-7: a day or a night of somebody else, and what happened once, are no opening hours', () => {
  for (const text of [
    'Baissez le thermostat le week-end. Nous le réglons.',
    'Un mode de nuit rend la pompe plus calme la nuit.',
    'Le devis suit dans les 24 heures.',
    'Nous venons le samedi 3 mai.',
    'Wat merkt u er elke dag van?',
    "De norm geldt 's nachts.",
  ])
    expect(hoursIn(text), text).toEqual([]);
  expect(hoursIn('Ils sont venus jour et nuit.', 'content/copy/projects/fr.yaml')).toEqual([]);
});
