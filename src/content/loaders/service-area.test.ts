import { expect, test } from 'vitest';
import { company } from '#src/content/loaders/company.ts';
import { areasServed } from './service-area.ts';

test('PG-7: the areas served are the three regions and Aalst, named in the language of the page', () => {
  expect(company.areasServed).toEqual(['brussels', 'flemish-brabant', 'walloon-brabant', 'aalst']);
  expect(areasServed('fr')).toEqual(['Bruxelles', 'Brabant flamand', 'Brabant wallon', 'Alost']);
  expect(areasServed('nl')).toEqual(['Brussel', 'Vlaams-Brabant', 'Waals-Brabant', 'Aalst']);
});
