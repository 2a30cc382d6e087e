import { expect, test } from 'vitest';
import { readArticle, readContentFile } from '../support/content-files.ts';

/*
 * The words that the specification gives, letter by letter. If it gives only the French ones, the Dutch ones are free. No
 * test repeats any other words of content/.
 */

const howToMend =
  'The specification gives these words. Put them back; where others were agreed with the customer, write them here as well.';

test('CF-4, spec §5: the messages of the form', () => {
  expect(
    readContentFile('ui/form').messages.en,
    `content/ui/form.yaml: messages.en. ${howToMend}`,
  ).toMatchObject({
    nameRequired: 'Name is required',
    nameTooLong: 'Name must be less than 100 characters',
    emailInvalid: 'Invalid email address',
    emailTooLong: 'Email must be less than 255 characters',
    phoneFormat: 'Invalid phone number format',
    phoneTooShort: 'Phone number too short',
    phoneTooLong: 'Phone number too long',
    messageTooShort: 'Message must be at least 10 characters',
    messageTooLong: 'Message must be less than 1000 characters',
    fixErrors: 'Please fix the form errors',
  });
});

test.each(
  Object.entries({
    'depannage-chaudiere-bruxelles': 'Urgence',
    'entretien-chaudiere': 'Entretien',
    'choisir-pompe-chaleur-bruxelles-2025': 'Guides',
    'chaudiere-gaz-vs-mazout': 'Comparatifs',
    'chauffage-au-sol': 'Installation',
    'subventions-chauffage': 'Primes',
    'trouver-chauffagiste': 'Conseils',
  }),
)('BL-2, spec §3: the category of %s is %s', (id, category) => {
  expect(readArticle(id, 'fr').front.category, `content/articles/${id}/fr.md: category. ${howToMend}`).toBe(
    category,
  );
});

test('AB-2, spec §3: the categories of the projects', () => {
  expect(
    readContentFile('copy/projects/fr').projects.categories,
    `content/copy/projects/fr.yaml: projects.categories. ${howToMend}`,
  ).toMatchObject({
    'heat-pump': 'Pompe à chaleur',
    'gas-boiler': 'Chaudière gaz',
    underfloor: 'Plancher chauffant',
    repair: 'Dépannage',
    renovation: 'Rénovation',
    maintenance: 'Entretien',
  });
});

test('BL-4, BR-1, BR-2, spec §2: labels', () => {
  expect(readContentFile('copy/blog/fr').articles.loading, `content/copy/blog/fr.yaml. ${howToMend}`).toBe(
    'Chargement...',
  );
  expect(readContentFile('ui/fr').learnMore, `content/ui/fr.yaml. ${howToMend}`).toBe('En savoir plus');
  expect(
    readContentFile('copy/fault-labels/fr').quote,
    `content/copy/fault-labels/fr.yaml. ${howToMend}`,
  ).toBe('Demander un Devis');
});
