import type { Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/heading-id.ts';
import type { Site } from '#src/load-site.ts';
import { aboutPage } from '#src/page-types/about/page-type.ts';
import { choiceField, field, localisedInput, photoFields, photosFrom, toYaml } from './fields.ts';

/** The years in which somebody can have begun, the last first. */
const lastYears = (day: string) =>
  Array.from({ length: 50 }, (_, ago) => {
    const value = String(Number(day.slice(0, 4)) - ago);
    return { value, label: { fr: value, nl: value } };
  });

/** The task that adds a person to the page about the company. */
export const personTask = ({ content, day }: Site): Task => ({
  id: 'person',
  title: { fr: 'Une nouvelle personne', nl: 'Een nieuwe persoon' },
  help: {
    fr: 'Les agréments s’ajoutent ensuite. La personne commence comme brouillon.',
    nl: 'Erkenningen komen daarna. De persoon begint als concept.',
  },
  fields: [
    field('firstName', 'Prénom', 'Voornaam', { localised: false }),
    field('role', 'Métier', 'Beroep'),
    field('speaks', 'Langues parlées', 'Gesproken talen'),
    choiceField('since', 'Chez vous depuis', 'Bij u sinds', lastYears(day)),
    ...photoFields('Photo, si vous en avez une', 'Foto, als u er een hebt'),
  ],
  plan: (input) => {
    const [photo] = photosFrom(input);
    const firstName = String(input.firstName).trim();
    const file = `content/team/${headingId(firstName)}.yaml`;
    const person = {
      order: content.team.size + 1,
      firstName,
      role: localisedInput(input.role),
      speaks: localisedInput(input.speaks),
      ...(photo && { photo }),
      since: Number(input.since),
      approvals: [],
      draft: true,
    };
    return {
      files: new Map([[file, toYaml(person)]]),
      changes: [],
      show: aboutPage.path(''),
      toWrite: [{ file, path: [] }],
    };
  },
});
