import type { Change, Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/heading-id.ts';
import { projectCategories } from '#src/content/schemas/projects.ts';
import { languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { ProjectsCopy } from '#src/page-types/projects/copy-schema.ts';
import { projectsPage } from '#src/page-types/projects/page-type.ts';
import { choiceField, field, localisedInput, photoFields, photosFrom, toYaml } from './fields.ts';
import { projectNotes } from './project-notes.ts';
import { readDayOrMonth } from './typed-day.ts';

const drawingDescription = { fr: 'Le chantier, dessiné', nl: 'Het werk, getekend' };

/** The task for a new project. Its card has the drawing of its category. */
export const projectTask = ({ content }: Site): Task => {
  const copy = (lang: 'fr' | 'nl') => content.rawCopy.get(`projects/${lang}`) as ProjectsCopy | undefined;
  return {
    id: 'project',
    title: { fr: 'Un nouveau projet', nl: 'Een nieuw project' },
    help: {
      fr: 'Sans photo, la carte montre un dessin. Le projet commence comme brouillon : personne ne le voit avant que vous le décidiez.',
      nl: 'Zonder foto toont de kaart een tekening. Het project begint als concept: niemand ziet het voor u dat beslist.',
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
      field('title', 'Titre', 'Titel', {
        help: {
          fr: 'Sans date : « Une chaudière neuve à Gooik ».',
          nl: 'Zonder datum: “Een nieuwe ketel in Gooik”.',
        },
      }),
      field('location', 'Lieu', 'Plaats', {
        help: { fr: 'Le nom seul : Gooik.', nl: 'Alleen de naam: Gooik.' },
      }),
      field('date', 'Fini', 'Klaar', {
        localised: false,
        help: { fr: 'Le mois suffit : octobre 2026.', nl: 'De maand volstaat: oktober 2026.' },
      }),
      field('description', 'Une phrase', 'Eén zin'),
      field('details', 'Ce que vous avez fait, un point par ligne', 'Wat u gedaan hebt, één punt per regel', {
        kind: 'lines',
        help: { fr: 'Par exemple : « Conduit remplacé ».', nl: 'Bijvoorbeeld: “Schouw vernieuwd”.' },
      }),
      ...photoFields('Photo, si vous en avez une', 'Foto, als u er een hebt'),
      ...photoFields('Deuxième photo, si vous en avez une', 'Tweede foto, als u er een hebt', '2'),
      {
        ...choiceField('moment', 'Si vous avez deux photos', 'Als u twee foto’s hebt', [
          { value: '', label: { fr: 'elles montrent autre chose', nl: 'ze tonen iets anders' } },
          {
            value: 'beforeAndAfter',
            label: {
              fr: 'la première montre avant, la deuxième après',
              nl: 'de eerste toont voordien, de tweede nadien',
            },
          },
        ]),
        isOptional: true,
      },
    ],
    notesOn: (input) => projectNotes(content, input),
    plan: (input) => {
      const [title, location] = [localisedInput(input.title), localisedInput(input.location)];
      const [description, details] = [localisedInput(input.description), localisedInput(input.details)];
      const id = headingId(title.fr);
      const photos = [...photosFrom(input), ...photosFrom(input, '2')];
      const data = {
        category: input.category,
        location,
        date: readDayOrMonth(String(input.date)),
        photos,
        ...(photos.length === 2 && input.moment === 'beforeAndAfter' && { areBeforeAndAfter: true }),
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
          ...(photos.length === 0 && { drawing: drawingDescription[lang] }),
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
        toWrite: [
          { file: 'content/copy/projects/fr.yaml', path: ['projects', 'items', 0] },
          { file: `content/projects/${id}.yaml`, path: [] },
        ],
      };
    },
  };
};
