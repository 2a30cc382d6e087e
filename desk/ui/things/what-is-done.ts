import { formatDate } from '#src/lib/format.ts';
import type { Value } from '../../source/change.ts';
import { type DeskLanguage, sayIn } from '../words.ts';
import type { Body } from './form-body.ts';

/** What was removed, or the price and its day, in words; null where the link to what was added says it. */
export const whatIsDone = (
  { kind, slug, price, from, low, high }: Body,
  nameIn: (key: string, value: Value | undefined) => string,
  language: DeskLanguage,
): string | null => {
  const say = sayIn(language);
  if (kind === 'removeTown') return say('town-removed', nameIn('slug', slug));
  if (kind === 'removeBrand') return say('brand-removed', nameIn('slug', slug));
  if (kind === 'removeArticle') return say('article-removed', nameIn('slug', slug));
  if (kind !== 'laterPrice') return null;
  const day = formatDate(String(from), language === 'nl' ? 'nl' : 'fr');
  const values = [low, high].filter((value) => value !== undefined);
  const amount = values.map((value) => value?.toLocaleString(`${language}-BE`)).join(` ${say('rangeTo')} `);
  return `${say('laterPrice-new', day)}${say('colon')}${nameIn('price', price)} → ${amount}`;
};
