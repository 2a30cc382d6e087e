import { type FindingView, type Location, titleInValue } from '../shared/api.ts';
import type { Finding } from '../shared/contract.ts';
import { type Subschema, subschemaAt } from '../shared/subschema.ts';
import { inBothLanguages, inLanguage, isObject, type LocalisedText } from '../shared/values.ts';
import { type Content, dataIn, schemaOf } from './content.ts';
import { valueAt } from './file-text.ts';

/** Label of a text of copy whose key has none. */
export const defaultLabel: LocalisedText = { fr: 'Texte', nl: 'Tekst' };

/** What stands behind the name of a list for an item without words yet, in place of its number. */
const newItem: LocalisedText = { fr: '(nouveau)', nl: '(nieuw)' };

/** Label of a text whose key has none: with the title beside the text, or with its first words. */
const describedText = (content: Content, { file, path }: Location): LocalisedText =>
  inBothLanguages((language) => {
    const data = dataIn(content, inLanguage(file, language));
    const { title, heading, label, question } = Object(valueAt(data, path.slice(0, -1)));
    const words = titleInValue(
      [title, heading, label, question].find(Boolean) ?? valueAt(data, path),
      language,
    );
    if (words === '') return defaultLabel[language];
    return language === 'fr' ? `${defaultLabel.fr} « ${words} »` : `${defaultLabel.nl} “${words}”`;
  });

/** Label of a value: that of its key. Else a group is called by its heading, a list by its group, an item by its first words. */
export const labelOf = (content: Content, { file, path }: Location, schema?: Subschema): LocalisedText => {
  const key = path.at(-1);
  if (key === undefined) return content.site.titleOf(file);
  const known =
    subschemaAt(schema ?? schemaOf(content, file), path).label ?? content.site.labelOf({ file, path });
  if (known) return known.fr === defaultLabel.fr ? describedText(content, { file, path }) : known;
  const around = labelOf(content, { file, path: path.slice(0, -1) }, schema);
  return inBothLanguages((language) => {
    const value = valueAt(dataIn(content, inLanguage(file, language)), path);
    const { heading } = Object(value);
    if (typeof key === 'number') {
      const words = titleInValue(value, language);
      const number = value !== undefined && words === '' ? newItem[language] : key + 1;
      return (isObject(value) && words) || `${around[language]} ${number}`;
    }
    if (typeof heading === 'string') return titleInValue(heading);
    // A postal code is a name; a key that the site has no word for is not.
    if (/^\d+$/.test(key)) return key;
    const isPart = Array.isArray(value) || value === undefined;
    return isPart ? around[language] : describedText(content, { file, path })[language];
  });
};

/** Label of a value, with the label of its group before it: "Repair › Displayed value", and not only "Displayed value". */
export const labelWithGroup = (
  content: Content,
  { file, path }: Location,
  schema?: Subschema,
): LocalisedText => {
  const label = labelOf(content, { file, path }, schema);
  const [key] = path.slice(-2);
  if (path.length < 2 || key === 'fr' || key === 'nl') return label;
  const group = labelOf(content, { file, path: path.slice(0, -1) }, schema);
  return label.fr.includes(group.fr)
    ? label
    : inBothLanguages((language) => `${group[language]} › ${label[language]}`);
};

/** What is wrong with a value that follows from others: the owner has not typed it, and corrects the others. */
const ofComputed: LocalisedText = {
  fr: 'Ce montant se calcule tout seul, et ce que vous avez changé le rend impossible. Vérifiez le nombre que vous venez d’écrire : un zéro de trop, peut-être ?',
  nl: 'Dat bedrag wordt vanzelf berekend, en wat u gewijzigd hebt, maakt het onmogelijk. Kijk het getal na dat u net schreef: misschien een nul te veel?',
};

/** A finding in words. */
export const findingView = (content: Content, finding: Finding): FindingView => {
  const { code, file, path } = finding;
  const { site } = content;
  const isComputed = site.isComputed(finding) && site.lockedBecause(finding) !== null;
  const worded = (language: 'fr' | 'nl') =>
    site.references.reduce(
      (text, { name, printed }) => text.replaceAll(name, printed[language]),
      site.messageOf(finding, language),
    );
  return {
    ...{ code, file, path },
    title: site.titleOf(file),
    // A computed value is called by its fact: its parts say nothing to the owner, who has not typed them.
    label: labelOf(content, isComputed ? { file, path: path.slice(0, 1) } : finding),
    message: isComputed ? ofComputed : inBothLanguages(worded),
  };
};
