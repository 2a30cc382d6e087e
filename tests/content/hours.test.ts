import { expect, test } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { languages } from '#src/lib/language.ts';
import { contentFiles, editFiles, setValue, siteOf } from './edited-files.ts';

const company = 'content/company.yaml';

/** All texts of the pages of a site but those of the projects, which tell what happened once. */
const textsOf = ({ content }: ReturnType<typeof siteOf>): string[] =>
  [...content.copy]
    .filter(([name]) => !name.startsWith('projects/'))
    .map(([, copy]) => copy)
    .concat(languages.flatMap((lang) => [...content.articles[lang], content.ui[lang].nextSteps]))
    .flatMap((one) => textsIn(one).map(({ text }) => text));

const wordsOf = (pattern: RegExp, site: ReturnType<typeof siteOf>): string[] =>
  textsOf(site).flatMap((text) => text.match(pattern) ?? []);

const nightPattern = /24\s?h\s?\/\s?24|24\/7|jour et nuit|dag en nacht|à toute heure/gi;
const holidaysPattern = /jours fériés|feestdagen/gi;
const sundayPattern =
  /jours fériés|feestdagen|week-ends|in het weekend|(?:le|aussi le) dimanche|op zondag|elke dag bellen/gi;

test('PG-7: no page says day and night, Sundays or holidays when the hours say otherwise', () => {
  const today = siteOf(contentFiles);
  for (const pattern of [nightPattern, holidaysPattern]) expect(wordsOf(pattern, today)).not.toEqual([]);
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const office = siteOf(
    editFiles(setValue(company, 'openingHours', [{ days, opens: '08:00', closes: '18:00' }])),
  );
  for (const pattern of [nightPattern, sundayPattern]) expect(wordsOf(pattern, office)).toEqual([]);
  expect(textsOf(office).join('\n')).toMatch(/Nous répondons du lundi au vendredi de 8\sh à 18\sh\./);
  const christmas = siteOf(
    editFiles(setValue(company, 'closures', [{ from: '2026-12-24', until: '2026-12-26' }])),
  );
  expect(wordsOf(holidaysPattern, christmas)).toEqual([]);
});

test('PG-7: hours that begin a text begin with a capital', () => {
  const { content } = siteOf(
    editFiles(
      setValue('content/copy/about/fr.yaml', 'callToAction.text', '{company.hours}, {company.hours}.'),
    ),
  );
  expect(Object(content.copy.get('about/fr')).callToAction.text).toBe('Jour et nuit, jour et nuit.');
});
