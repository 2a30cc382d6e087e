import type { Task } from '@pajotherm/editor/contract';
import { stringify } from 'yaml';
import type { Site } from '#src/load-site.ts';
import { textField, words } from './fields.ts';
import { slugFrom } from './slug.ts';

/** Somebody who comes to households, on the page about the company. */
export const personTask = ({ content }: Site): Task => ({
  id: 'person',
  title: { fr: 'Une nouvelle personne', nl: 'Een nieuwe persoon' },
  help: {
    fr: 'Une photo et les agréments s’ajoutent ensuite. La personne commence comme brouillon.',
    nl: 'Een foto en erkenningen komen daarna. De persoon begint als concept.',
  },
  fields: [
    { ...textField('firstName', 'Prénom', 'Voornaam'), localised: false },
    textField('role', 'Métier', 'Beroep'),
    textField('speaks', 'Langues parlées', 'Gesproken talen'),
    { ...textField('since', 'Chez vous depuis (année)', 'Bij u sinds (jaar)'), localised: false },
  ],
  plan: (input) => {
    const firstName = String(input.firstName).trim();
    const file = `content/team/${slugFrom(firstName)}.yaml`;
    const person = {
      ...{ order: content.team.size + 1, firstName, role: words(input.role), speaks: words(input.speaks) },
      ...{ since: Number(input.since), approvals: [], draft: true },
    };
    return {
      files: new Map([[file, stringify(person, { lineWidth: 0, flowCollectionPadding: false })]]),
      changes: [],
      show: { fr: '/fr/a-propos', nl: '/nl/over-ons' },
      next: [{ file, path: ['approvals'] }],
    };
  },
});
