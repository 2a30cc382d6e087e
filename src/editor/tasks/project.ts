import type { Change, Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/markdown-text.ts';
import { projectCategories } from '#src/content/schemas/projects.ts';
import { languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { ProjectsCopy } from '#src/page-types/projects/copy-schema.ts';
import { projectsPage } from '#src/page-types/projects/page-type.ts';
import { choiceField, field, localisedInput, photoFields, photosFrom, toYaml } from './fields.ts';
import { projectNotes } from './project-notes.ts';

const drawingDescription = { fr: 'Le chantier, dessiné', nl: 'Het werk, getekend' };

/** The task for a new project. Its card has the drawing of its category. */
export const projectTask = ({ content }: Site): Task => {
  const copy = (lang: 'fr' | 'nl') => content.rawCopy.get(`projects/${lang}`) as ProjectsCopy | undefined;
  return {
    id: 'project',
    title: { fr: 'Un nouveau projet', nl: 'Een nieuw project' },
    help: {
      fr: 'Sans photo, la carte montre le dessin de la catégorie. Le projet commence comme brouillon.',
      nl: 'Zonder foto toont de kaart de tekening van de categorie. Het project begint als concept.',
    },
    fields: [
      choiceField(
        'category',
        'Catégorie',
        'Categorie',
        projectCategories.map((value) => ({
          value,
          label: {
            fr: copy('fr')?.projects.categories[value] ?? value,
            nl: copy('nl')?.projects.categories[value] ?? value,
          },
        })),
      ),
      field('title', 'Titre', 'Titel'),
      field('location', 'Lieu', 'Plaats', {
        help: { fr: 'Le nom seul : Gooik.', nl: 'Alleen de naam: Gooik.' },
      }),
      field('date', 'Fini le', 'Klaar op', { kind: 'date', localised: false }),
      field('description', 'Une phrase', 'Eén zin'),
      field('details', 'Détails, un par ligne', 'Details, één per regel', { kind: 'lines' }),
      ...photoFields('Photo, si vous en avez une', 'Foto, als u er een hebt'),
      ...photoFields('Deuxième photo, par exemple « après »', 'Tweede foto, bijvoorbeeld “na”', '2'),
    ],
    notesOn: (input) => projectNotes(content, input),
    plan: (input) => {
      const [title, location] = [localisedInput(input.title), localisedInput(input.location)];
      const [description, details] = [localisedInput(input.description), localisedInput(input.details)];
      const id = headingId(title.fr);
      const data = {
        category: input.category,
        location,
        date: input.date,
        photos: [...photosFrom(input), ...photosFrom(input, '2')],
        sample: false,
        draft: true,
      };
      const changes = languages.map((lang): Change => {
        const lines = details[lang].split('\n').map((line) => line.trim());
        const item = {
          id,
          title: title[lang],
          description: description[lang],
          details: lines.filter((line) => line !== ''),
          drawing: drawingDescription[lang],
        };
        return {
          kind: 'add',
          file: `content/copy/projects/${lang}.yaml`,
          path: ['projects', 'items', 0],
          value: item,
        };
      });
      return {
        files: new Map([
          [`content/projects/${id}.yaml`, toYaml(data).replace(/date: "?([\d-]+)"?/, 'date: $1')],
        ]),
        changes,
        show: projectsPage.path(''),
        next: [
          { file: 'content/copy/projects/fr.yaml', path: ['projects', 'items', 0] },
          { file: `content/projects/${id}.yaml`, path: [] },
        ],
      };
    },
  };
};
