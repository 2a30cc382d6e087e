import type { Change, Task } from '@pajotherm/editor/contract';
import type { Site } from '#src/load-site.ts';
import { aboutPage } from '#src/page-types/about/page-type.ts';
import { field, noteBeside, toYaml } from './fields.ts';

const reviewsFile = 'content/reviews.yaml';

/** The form of each field that is no free text, and an example of it. */
const forms = [
  ['url', /^\S+\.\S+$/, 'https://maps.app.goo.gl/…'],
  ['score', /^\d+(?:[.,]\d+)?$/, '4,8'],
  ['outOf', /^\d+$/, '5'],
  ['count', /^\d+$/, '37'],
] as const;

/** A field with the value that it has now. */
const own = (name: string, fr: string, nl: string, now: string | number | undefined) =>
  field(name, fr, nl, { localised: false, initial: String(now ?? '') });

/** The score that a site for reviews gives the company, shown beside the reviews (MD-2). */
export const reviewScoreTask = ({ content }: Site): Task => {
  const { source = '', url = '', score, outOf = 5, count, quotes = [] } = content.reviews ?? {};
  return {
    id: 'reviews',
    title: { fr: 'La note d’un site d’avis', nl: 'De score van een reviewsite' },
    help: {
      fr: 'Par exemple vos avis Google : la note moyenne, le nombre d’avis, et l’adresse où chacun peut les lire. Le jour de lecture est aujourd’hui. Après un an sans relecture, les pages n’affichent plus la note.',
      nl: 'Bijvoorbeeld uw Google-reviews: de gemiddelde score, het aantal reviews, en het adres waar iedereen ze kan lezen. Vandaag is de dag waarop u ze las. Na een jaar zonder nieuwe lezing tonen de pagina’s de score niet meer.',
    },
    fields: [
      own('source', 'Nom du site d’avis', 'Naam van de reviewsite', source || 'Google'),
      own('url', 'Adresse de vos avis', 'Adres van uw reviews', url),
      own('score', 'Note moyenne', 'Gemiddelde score', score),
      own('outOf', 'Sur', 'Op', outOf),
      own('count', 'Nombre d’avis', 'Aantal reviews', count),
    ],
    notesOn: (input) =>
      forms.flatMap(([name, form, right]) => {
        const typed = String(input[name] ?? '').trim();
        if (typed === '' || form.test(typed)) return [];
        return noteBeside(name, true, `Écrivez-le ainsi : ${right}`, `Schrijf het zo: ${right}`);
      }),
    plan: (input, today) => {
      const number = (name: string) => Number(String(input[name]).replace(',', '.'));
      const reviews = {
        source: String(input.source),
        url: String(input.url)
          .trim()
          .replace(/^(?:https?:\/\/)?/, 'https://'),
        score: number('score'),
        outOf: number('outOf'),
        count: number('count'),
        readOn: today,
      };
      const changes = Object.entries(reviews).map(
        ([key, value]): Change => ({ kind: 'set', file: reviewsFile, path: [key], value }),
      );
      const isNew = content.reviews === null;
      return {
        files: new Map(isNew ? [[reviewsFile, toYaml({ ...reviews, quotes })]] : []),
        changes: isNew ? [] : changes,
        show: aboutPage.path(''),
        toWrite: [{ file: reviewsFile, path: [] }],
      };
    },
  };
};
