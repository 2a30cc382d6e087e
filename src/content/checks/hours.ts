import { hoursText, type OpeningHours } from '#src/lib/opening-hours.ts';
import { at, finding, type Report } from '../finding.ts';
import { dayNames } from '../schemas/company.ts';

const describeHours = (rule: OpeningHours) => {
  // Hours have no English text on the site: the terminal prints the French one.
  const fr = hoursText(rule, 'fr');
  return { en: fr, fr, nl: hoursText(rule, 'nl') };
};

/** Two rules for one day whose hours overlap: pages would say both, or only one of them (PG-7). */
export const checkHours = (hours: readonly OpeningHours[], report: Report): void => {
  for (const [index, rule] of hours.entries()) {
    const location = at('content/company.yaml', 'openingHours', index, 'days');
    for (const other of hours.slice(0, index)) {
      const day = rule.days.find((name) => other.days.includes(name));
      if (day === undefined || rule.opens >= other.closes || other.opens >= rule.closes) continue;
      const params = {
        day: { en: day, ...dayNames[day] },
        one: describeHours(rule),
        other: describeHours(other),
      };
      report(finding('day-twice', location, params));
    }
  }
};
