import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readContentFiles } from '#src/content/read-content-files.ts';
import { labelOfKey } from '../names.ts';

/** Labels that say the same of data and of the texts of a page. */
const sharedLabels = new Set([
  ...['Titre', 'Nom', 'Description', 'Remarque', 'Numéro', 'Date', 'Ordre', 'Sujet', 'Dessin', 'E-mail'],
  ...['Prix', 'TVA', 'Région', 'Régions', 'Bruxelles', 'Communes voisines', 'Valeur affichée'],
  ...['En français', 'En néerlandais', 'N’est plus valable', 'Valable jusqu’au', 'Vérifié le', 'Province'],
  ...['Mentions légales', 'Formulaire', 'Exemple inventé'],
]);

/** Every key below a value, as its path and its value. */
const keysIn = (value: unknown, path: (string | number)[]): [path: (string | number)[], value: unknown][] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, one]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return [...(Array.isArray(value) ? [] : [[at, one] as [typeof at, unknown]]), ...keysIn(one, at)];
      })
    : [];

/** All keys of the content whose labels are in key-labels.ts. Fault codes have their labels in the schema. */
const labelled = [...readContentFiles()]
  .filter(([file]) => /^content\/(?!fault-codes).*\.yaml$/.test(file))
  .flatMap(([file, text]) =>
    keysIn(parseDocument(text).toJS(), []).flatMap(([path, value]) => {
      const isNameOfPage = path.at(-2) === 'byPage';
      const label = (file.startsWith('content/facts/') && path.length === 1) || isNameOfPage;
      const { fr } = (label ? null : labelOfKey({ file, path })) ?? {};
      return fr === undefined ? [] : [{ fr, value, place: `${file}: ${path.join('.')}` }];
    }),
  );

test('a label that the owner reads at a text of a page is not that of a phone number, a map or another value', () => {
  const isText = ({ place }: { place: string }) => /^content\/(?:copy|ui)\//.test(place);
  const ofValues = new Map(labelled.filter((one) => !isText(one)).map(({ fr, place }) => [fr, place]));
  const both = labelled.filter((one) => isText(one) && ofValues.has(one.fr) && !sharedLabels.has(one.fr));
  expect(both.map(({ fr, place }) => `« ${fr} » ${place}, ${ofValues.get(fr)}`)).toEqual([]);
});

test('no sentence is called a button', () => {
  const sentences = labelled.filter(
    ({ fr, value }) => /^Bouton/.test(fr) && !/^.{2,40}[^.?!]$/.test(String(value)),
  );
  expect(sentences.map(({ fr, place }) => `« ${fr} » ${place}`)).toEqual([]);
});
