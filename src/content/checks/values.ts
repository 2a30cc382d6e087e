import { locationOfFact } from '../facts/load-facts.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import { valueAt } from '../schema-finding.ts';
import type { CheckInput } from './check-input.ts';
import { checkHours } from './hours.ts';
import { checkEmergencyNumbers } from './phones.ts';
import { checkPlaces } from './places.ts';
import { checkPlausible } from './plausible.ts';

const checkPast = (value: string, today: string, location: Location, report: Report): void => {
  if (value > today) report(finding('future-date', location, { value }));
};

const checkDates = ({ data, today, report }: CheckInput): void => {
  for (const [name, { reviewed }] of data.writtenFacts)
    checkPast(reviewed ?? '', today, locationOfFact(name, 'reviewed'), report);
  for (const [index, name] of data.company.sampleValues.entries())
    if (valueAt(data.company, name.split('.')) === undefined)
      report(finding('sample-unknown', at('content/company.yaml', 'sampleValues', index), { name }));
  if (data.reviews !== null)
    checkPast(data.reviews.readOn, today, at('content/reviews.yaml', 'readOn'), report);
  for (const [id, { date }] of data.projects)
    checkPast(date, today, at(`content/projects/${id}.yaml`, 'date'), report);
};

const checkSlugs = ({ data: { company, towns, regions }, report }: CheckInput): void => {
  const check = (slug: string, isKnown: boolean, folder: string, location: Location) => {
    if (!isKnown) report(finding('slug-unknown', location, { slug, folder }));
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
  const checkDrawing = (name: string, location: Location) => {
    if (!data.drawings.has(name)) report(finding('drawing-missing', location, { name }));
  };
  for (const [id, { image }] of data.testimonials)
    checkDrawing(image, at('content/testimonials.yaml', id, 'image'));
  for (const [slug, { logo }] of data.brands)
    if (logo !== null && logo !== 'none' && !files.has(`public${logo}`))
      report(finding('logo-missing', at(`content/brands/${slug}.yaml`, 'logo'), { path: logo }));
};

const checkArticles = ({ data, articles, today, report }: CheckInput): void => {
  for (const [name, { front }] of articles) {
    const file = `content/articles/${name}.md`;
    const { date, updated, scene } = front;
    checkPast(date, today, at(file, 'date'), report);
    checkPast(updated, today, at(file, 'updated'), report);
    if (scene !== undefined && !(scene.startsWith('article-') && data.drawings.has(scene)))
      report(finding('drawing-missing', at(file, 'scene'), { name: scene }));
  }
};

/** Checks values of data files and articles that no schema can check alone. */
export const checkValues = (checked: CheckInput): void => {
  const { data, report } = checked;
  checkPlausible(data.writtenFacts, report);
  checkEmergencyNumbers(data.facts, report);
  checkHours(data.company.openingHours, report);
  for (const check of [checkDates, checkSlugs, checkPlaces, checkPictures, checkArticles]) check(checked);
};
