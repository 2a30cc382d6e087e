import type { Value } from '../../source/change.ts';
import { dayText } from '../day.ts';
import { type DeskLanguage, sayIn } from '../words.ts';
import type { Body } from './form-body.ts';

/**
 * What was removed, or the price and its day, in words; null where the link to what was added says it.
 * @param printed what pages print for the price from its day on
 */
export const whatIsDone = (
  { kind, slug, price, from }: Body,
  nameIn: (key: string, value: Value | undefined) => string,
  language: DeskLanguage,
  printed: string,
): string | null => {
  const say = sayIn(language);
  if (kind === 'removeTown') return say('town-removed', nameIn('slug', slug));
  if (kind === 'removeBrand') return say('brand-removed', nameIn('slug', slug));
  if (kind === 'removeArticle') return say('article-removed', nameIn('slug', slug));
  if (kind !== 'laterPrice') return null;
  const day = dayText(String(from), language);
  return `${say('laterPrice-new', day)}${say('colon')}${nameIn('price', price)} → ${printed}`;
};
