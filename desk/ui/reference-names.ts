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

/** What a reference names, in the order in which the forms of one value follow each other; other forms stand for themselves. */
const forms = ['', '|incl6', '|incl21'];

/** The values of the worked examples: they are computed from prices, which come first. */
const isExample = ({ name }: Reference): boolean => name.startsWith('{articles.');

/** How well a reference fits what is typed, from 0; null where it does not. */
const rank = (reference: Reference, typed: string, language: DeskLanguage): number | null => {
  const id = fold(reference.name);
  const start = typed.replace(/^\(/, '');
  if (id.startsWith(start)) return 0;
  const name = fold(referenceName(reference, language));
  const wanted = start.replace(/^(\{|page:)/, '').trim();
  if (name.includes(`› ${wanted}`)) return 0;
  if ([name, name.replace('› ', '')].some((text) => text.startsWith(wanted))) return 1;
  const words = wanted.split(/\s+/);
  const isIn = (text: string) => words.every((word) => text.includes(word));
  // The words of the value itself say more than those of its file.
  const own = name.split(' › ').at(-1)?.split(', ')[0] ?? '';
  if (isIn(name)) return words.some((word) => own.includes(word)) ? 2 : 3;
  return isIn([id, ...deskLanguages.map((one) => fold(referenceName(reference, one)))].join(' ')) ? 4 : null;
};

/** False of a form that pages print as the plain value, such as the VAT of a day. */
const isOtherForm = ({ name, fr, nl }: Reference, table: ReferenceTable): boolean => {
  const plain = table.get(name.replace(/\|.*\}$/, '}'));
  return plain === undefined || plain.name === name || plain.fr !== fr || plain.nl !== nl;
};

/** References that are offered, and how many more fit. */
export interface Suggestions {
  offered: readonly Reference[];
  more: number;
}

/**
 * References that fit what somebody has begun to type: by their id, or by their name in any language without regard to
 * accents and capitals. Those that fit best come first, a price before what is computed from it, and of a price its totals
 * with VAT directly below it; forms such as a number without its unit come last of those that fit as well.
 */
export const suggestions = (
  typed: string,
  table: ReferenceTable,
  language: DeskLanguage,
  count: number,
): Suggestions => {
  const groups = new Map<string, { order: number; members: Reference[] }>();
  for (const reference of table.values()) {
    if (reference.name.startsWith('{') !== typed.startsWith('{') || !isOtherForm(reference, table)) continue;
    const fit = rank(reference, fold(typed), language);
    if (fit === null) continue;
    const [, base = '', form = ''] = /^([^@|]*?)([@|].*?)?\}?$/.exec(reference.name) ?? [];
    const isForm = forms.includes(form);
    const order = fit * 4 + Number(isExample(reference)) * 2 + Number(!isForm);
    const group = groups.get(isForm ? base : reference.name) ?? { order, members: [] };
    group.order = Math.min(group.order, order);
    group.members.push(reference);
    groups.set(isForm ? base : reference.name, group);
  }
  const place = ({ name }: Reference): number => forms.findLastIndex((form) => name.endsWith(`${form}}`));
  const all = [...groups.values()]
    .sort((one, other) => one.order - other.order)
    .flatMap(({ members }) => members.sort((one, other) => place(one) - place(other)));
  return { offered: all.slice(0, count), more: Math.max(0, all.length - count) };
};
