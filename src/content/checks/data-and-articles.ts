import { hoursText, type OpeningHours } from '#src/lib/opening-hours.ts';
import { provinceAndRegionOf } from '#src/lib/place-search/legal-regions.ts';
import { locationOfFact } from '../facts/load-facts.ts';
import { at, below, finding, type Location, type Report } from '../finding.ts';
import { weekdayNames } from '../schemas/company.ts';
import type { CheckInput } from './check-input.ts';
import { checkFactValues } from './fact-values.ts';
import { checkEmergencyNumbers } from './phones.ts';
import { yearLimits } from './written-values.ts';

/** Reports postal codes that belong to another province, and a wrong number of communes. */
const checkRegions = ({ data, report }: CheckInput): void => {
  for (const [slug, { communes }] of data.regions) {
    const location = at(`content/regions/${slug}.yaml`, 'communes');
    for (const [index, { postalCode }] of communes.entries())
      if (provinceAndRegionOf(postalCode)?.province !== slug)
        report(finding('wrong-province', below(location, index, 'postalCode'), { postalCode }));
    const fact = slug === 'brussels' ? 'coverage.brussels-communes' : `coverage.${slug}-towns`;
    const expectedCount = data.facts.get(fact)?.value;
    if (typeof expectedCount === 'number' && communes.length !== expectedCount)
      report(
        finding('list-length', location, { count: communes.length, needed: `${expectedCount} (${fact})` }),
      );
  }
};

const describeHours = (rule: OpeningHours) => {
  // Hours have no English text on the site: the terminal prints the French one.
  const fr = hoursText(rule, 'fr');
  return { en: fr, fr, nl: hoursText(rule, 'nl') };
};

/** Finds two rules for one day whose hours overlap: pages would print both, or only one of them (PG-7). */
const checkHours = (hours: readonly OpeningHours[], report: Report): void => {
  for (const [index, rule] of hours.entries()) {
    const location = at('content/company.yaml', 'openingHours', index, 'days');
    for (const other of hours.slice(0, index)) {
      const day = rule.days.find((name) => other.days.includes(name));
      if (day === undefined || rule.opens >= other.closes || other.opens >= rule.closes) continue;
      const messageParams = {
        day: { en: day, ...weekdayNames[day] },
        one: describeHours(rule),
        other: describeHours(other),
      };
      report(finding('day-twice', location, messageParams));
    }
  }
};

const checkPast = (value: string, last: string, location: Location, report: Report): void => {
  if (value > last) report(finding('day-far', location, { value, first: yearLimits.first, last }));
};

const checkDates = ({ data, latestPastDay, report }: CheckInput): void => {
  for (const [name, { reviewed }] of data.writtenFacts)
    checkPast(reviewed ?? '', latestPastDay, locationOfFact(name, 'reviewed'), report);
  if (data.reviews !== null)
    checkPast(data.reviews.readOn, latestPastDay, at('content/reviews.yaml', 'readOn'), report);
  for (const [id, { date }] of data.projects)
    checkPast(date, latestPastDay, at(`content/projects/${id}.yaml`, 'date'), report);
};

const checkSlugs = ({ data: { company, towns, regions }, report }: CheckInput): void => {
  const check = (slug: string, isKnown: boolean, folder: string, location: Location) => {
    if (!isKnown) report(finding('name-unknown', location, { name: slug, where: folder }));
  };
  for (const [index, slug] of company.areasServed.entries()) {
    const location = at('content/company.yaml', 'areasServed', index);
    check(slug, towns.has(slug) || regions.has(slug), 'content/regions/, content/towns/', location);
  }
  for (const [town, { neighbours }] of towns)
    for (const [index, slug] of neighbours.entries()) {
      const location = at(`content/towns/${town}.yaml`, 'neighbours', index);
      check(slug, slug === 'brussels' || towns.has(slug), 'content/towns/', location);
    }
};

const checkPictures = ({ data, files, report }: CheckInput): void => {
  for (const [id, { image: name }] of data.testimonials)
    if (!data.drawings.has(name))
      report(finding('picture-missing', at('content/testimonials.yaml', id, 'image'), { name }));
  for (const [slug, { logo }] of data.brands)
    if (logo !== null && logo !== 'none' && !files.has(`public${logo}`))
      report(finding('picture-missing', at(`content/brands/${slug}.yaml`, 'logo'), { name: logo }));
};

const checkArticles = ({ data, articles, latestPastDay, report }: CheckInput): void => {
  for (const [name, { front }] of articles) {
    const file = `content/articles/${name}.md`;
    const { date, updated, scene } = front;
    checkPast(date, latestPastDay, at(file, 'date'), report);
    checkPast(updated, latestPastDay, at(file, 'updated'), report);
    if (scene !== undefined && !(scene.startsWith('article-') && data.drawings.has(scene)))
      report(finding('picture-missing', at(file, 'scene'), { name: scene }));
  }
};

/** Checks values of data files and articles that no schema can check alone. */
export const checkDataAndArticles = (checked: CheckInput): void => {
  const { data, report } = checked;
  checkFactValues(data.writtenFacts, report);
  checkEmergencyNumbers(data.facts, report);
  checkHours(data.company.openingHours, report);
  for (const check of [checkDates, checkSlugs, checkRegions, checkPictures, checkArticles]) check(checked);
};
