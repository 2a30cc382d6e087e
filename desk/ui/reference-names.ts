import type { Reference } from '../content/answers.ts';
import { fold } from '../source/fold.ts';
import { nameOf, optionName, placeName } from './names.ts';
import { fileTitle } from './naming.ts';
import type { ReferenceTable } from './references.ts';
import { type DeskLanguage, deskLanguages } from './words.ts';

/** What a reference is called: `{prices.repair|incl6}` is "Prix › Réparation, TVA de 6 % comprise", a page its name. */
export const referenceName = ({ name, title }: Reference, language: DeskLanguage): string => {
  if (title !== undefined) return title[language === 'nl' ? 'nl' : 'fr'];
  const [, file = '', key = '', place, format] =
    /^\{([^.]*)\.([^@|}]*)(?:@([^|}]*))?(?:\|([^}]*))?\}$/.exec(name) ?? [];
  const folder = file === 'company' ? file : `facts/${file}`;
  const details = [place && nameOf(place, language), format && optionName(`|${format}`, language)].filter(
    Boolean,
  );
  const own = placeName(file === 'company' ? ['legal', key] : [key], language);
  return [`${fileTitle(`content/${folder}.yaml`, {}, language)} › ${own}`, ...details].join(', ');
};

/** How well a reference fits what is typed, from 0; null where it does not. */
const rank = (reference: Reference, typed: string, language: DeskLanguage): number | null => {
  const id = fold(reference.name);
  const start = typed.replace(/^\(/, '');
  if (id.startsWith(start)) return 0;
  const own = fold(referenceName(reference, language));
  const wanted = start.replace(/^(\{|page:)/, '').trim();
  if (own.includes(`› ${wanted}`)) return 0;
  if (own.startsWith(wanted)) return 1;
  const words = wanted.split(/\s+/);
  const isIn = (text: string) => words.every((word) => text.includes(word));
  if (isIn(own)) return 2;
  return isIn([id, ...deskLanguages.map((one) => fold(referenceName(reference, one)))].join(' ')) ? 3 : null;
};

/** False of a form that pages print as the plain value, such as the VAT of a day. */
const isOtherForm = ({ name, fr, nl }: Reference, table: ReferenceTable): boolean => {
  const plain = table.get(name.replace(/\|.*\}$/, '}'));
  return plain === undefined || plain.name === name || plain.fr !== fr || plain.nl !== nl;
};

/**
 * References that fit what somebody has begun to type: by their id, or by their name in any language without regard to
 * accents and capitals. Those that fit best come first, and of a fact the plain value before its other forms.
 */
export const suggestions = (
  typed: string,
  table: ReferenceTable,
  language: DeskLanguage,
  count = 10,
): Reference[] =>
  [...table.values()]
    .filter((reference) => reference.name.startsWith('{') === typed.startsWith('{'))
    .filter((reference) => isOtherForm(reference, table))
    .flatMap((reference) => {
      const found = rank(reference, fold(typed), language);
      return found === null ? [] : [{ reference, order: found * 2 + Number(/[@|]/.test(reference.name)) }];
    })
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ reference }) => reference);
