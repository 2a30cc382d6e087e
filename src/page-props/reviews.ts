import { daysBetween } from '#src/lib/civil-date/civil-date.ts';
import { formatDate, formatNumber } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { content, markForEditor } from '#src/site.ts';

/** Ages of a score of reviews, in days. After `dated` the page also prints its day; after `shown` it leaves the score out (MD-2). */
const maxAgesOfScore = { dated: 90, shown: 365 } as const;

/** What a score of that age may do. */
export const ageOfReviews = (readOn: string, day: string): 'fresh' | 'dated' | 'old' => {
  const age = daysBetween(readOn, day);
  if (age > maxAgesOfScore.shown) return 'old';
  return age > maxAgesOfScore.dated ? 'dated' : 'fresh';
};

/** The score of the reviews, and the reviews that are quoted; null if there are none, or if they are too old to show. */
export const reviewProps = (lang: Language) => {
  const { reviews, day, ui } = content;
  if (reviews === null) return null;
  const age = ageOfReviews(reviews.readOn, day);
  if (age === 'old') return null;
  const { score, outOf, count, source, url, readOn, quotes } = reviews;
  const words = ui[lang].reviews;
  return {
    score: `${formatNumber(score, lang)}/${outOf}`,
    link: { href: url, label: `${formatNumber(count, lang)} ${words.on} ${source}` },
    day: age === 'dated' ? `${words.readOn} ${formatDate(readOn, lang)}` : null,
    quotes: quotes.map((quote, index) => ({
      ...quote,
      text: markForEditor(quote.text, quote.text, 'content/reviews.yaml', 'quotes', index, 'text'),
    })),
  };
};
