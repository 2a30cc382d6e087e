import { isAlways, type OpeningHours, type Weekday, weekdays } from '#src/lib/opening-hours.ts';

/** Words by which a text says that somebody is there on a day, or at any hour. */
const patterns = {
  everyDay:
    '7 ?j ?/ ?7|7 (?:jours|dagen) (?:sur|op) 7|24 ?/ ?7|à toute heure|elke dag (?=bellen|bereikbaar|open)',
  anyHour:
    "24 ?(?:h(?:eures)?|u(?:ur)?) ?(?:/|sur|op) ?24|24 ?/ ?7|(?:de )?jour et (?:de )?nuit|(?:aussi )?la nuit|dag en nacht|(?:ook )?['’]s nachts",
  Saturday: '(?:les? )?samedis?|(?:ook )?(?:op )?zaterdag(?:en)?',
  Sunday:
    '(?:les? )?dimanches?(?: et (?:les )?jours fériés)?(?: compris| aussi)?|(?:ook )?op zon- en feestdagen|(?:op )?zondag(?:en)?',
  weekend: '(?:les? )?week-?ends?(?: compris)?|(?:ook )?in het weekend',
} as const;

/** Words before a day by which a text says that nobody is there then: "sauf le samedi et le dimanche", "niet op zondag". */
const exceptPattern =
  '(?:sauf|excepté|hors|hormis|pas|ferm(?:é|ée|és|ées|ons)|behalve|niet|uitgezonderd|gesloten|dicht)(?:,? (?:les?|de|du|et|ni|ou|op|in|het|en|noch|of|samedis?|zaterdag(?:en)?|dimanches?|zondag(?:en)?|jours fériés|zon-|feestdagen))* ';

/** Matches one of some words that do not follow words of `exceptPattern`; a browser may type no-break spaces. */
const saidPattern = (words: string): RegExp =>
  new RegExp(`(?<!${exceptPattern})(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`.replaceAll(' ', '\\s'), 'giu');

/** Words by which a text says that somebody is there on public holidays. */
export const holidaysPattern = saidPattern(
  '(?:dimanches et |aussi )?(?:les )?jours fériés(?: compris)?|(?:ook )?(?:op )?(?:zon- en )?feestdagen(?: inbegrepen)?',
);

const isAllDay = ({ opens, closes }: OpeningHours): boolean => opens === '00:00' && closes === '23:59';

/** Matches the words that say that somebody is there when the opening hours say otherwise; null where nobody can say so. */
export const wrongHoursPattern = (hours: readonly OpeningHours[]): RegExp | null => {
  if (isAlways(hours)) return null;
  const isOpenOn = (day: Weekday) => hours.some(({ days }) => days.includes(day));
  const closed = weekdays.filter((day) => !isOpenOn(day));
  const isWeekendCut = closed.includes('Saturday') || closed.includes('Sunday');
  const wrong = [
    ...(closed.length > 0 ? [patterns.everyDay] : []),
    ...(hours.every(isAllDay) ? [] : [patterns.anyHour]),
    ...(closed.includes('Saturday') ? [patterns.Saturday] : []),
    ...(closed.includes('Sunday') ? [patterns.Sunday] : []),
    ...(isWeekendCut ? [patterns.weekend] : []),
  ];
  return wrong.length === 0 ? null : saidPattern(wrong.join('|'));
};
