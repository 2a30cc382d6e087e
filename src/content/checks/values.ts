import type { ContentData } from '../content.ts';
import { placeOfFact } from '../facts/load-facts.ts';
import type { ContentFiles } from '../files.ts';
import { at, finding, type Place, type Report } from '../finding.ts';
import { valueAt } from '../schema-finding.ts';
import { projectCategories } from '../schemas/projects.ts';
import { checkHours } from './hours.ts';
import { checkEmergencyNumbers } from './phones.ts';
import { checkPlaces } from './places.ts';
import { checkPlausible } from './plausible.ts';

const checkPast = (value: string, latestDay: string, place: Place, report: Report): void => {
  if (value > latestDay) report(finding('future-date', place, { value }));
};

/** Days of what has happened that are in the future. @param latestDay ISO */
const checkDates = (data: ContentData, latestDay: string, report: Report): void => {
  for (const [name, { reviewed }] of data.writtenFacts)
    checkPast(reviewed ?? '', latestDay, placeOfFact(name, 'reviewed'), report);
  const { founded, samples } = data.company;
  for (const [index, name] of samples.entries())
    if (valueAt(data.company, name.split('.')) === undefined)
      report(finding('sample-unknown', at('content/company.yaml', 'samples', index), { name }));
  if (data.reviews !== null)
    checkPast(data.reviews.readOn, latestDay, at('content/reviews.yaml', 'readOn'), report);
  for (const [id, { date: value, category, image }] of data.projects) {
    const place = at(`content/projects/${id}.yaml`, 'date');
    checkPast(value, latestDay, place, report);
    if (value < String(founded)) report(finding('before-founded', place, { value, founded }));
    const [, drawn] = /^project-(.+)$/.exec(image) ?? [];
    if (projectCategories.some((one) => one === drawn) && drawn !== category)
      report(finding('project-picture', at(`content/projects/${id}.yaml`, 'image'), { image, category }));
  }
  if (`${founded}-01-01` > latestDay)
    report(finding('future-year', at('content/company.yaml', 'founded'), { value: founded }));
};

const checkSlugs = ({ company, towns, regions }: ContentData, report: Report): void => {
  for (const [index, slug] of company.areasServed.entries())
    if (!towns.has(slug) && !regions.has(slug))
      report(finding('area-unknown', at('content/company.yaml', 'areasServed', index), { slug }));
  for (const [town, { neighbours }] of towns)
    for (const [index, slug] of neighbours.entries())
      if (slug !== 'brussels' && !towns.has(slug))
        report(finding('neighbour-unknown', at(`content/towns/${town}.yaml`, 'neighbours', index), { slug }));
};

const checkPictures = (data: ContentData, files: ContentFiles, report: Report): void => {
  const checkDrawing = (name: string, place: Place) => {
    if (!data.drawings.has(name)) report(finding('drawing-missing', place, { name }));
  };
  for (const [id, { image }] of data.projects)
    checkDrawing(image, at(`content/projects/${id}.yaml`, 'image'));
  const images = [...data.testimonials.values()].map(({ image }) => image);
  for (const [index, [id, { image }]] of [...data.testimonials].entries()) {
    const place = at('content/testimonials.yaml', id, 'image');
    checkDrawing(image, place);
    if (images.indexOf(image) < index) report(finding('listed-twice', place, { value: image }));
  }
  for (const [slug, { logo }] of data.brands)
    if (logo !== null && logo !== 'none' && !files.has(`public${logo}`))
      report(finding('logo-missing', at(`content/brands/${slug}.yaml`, 'logo'), { address: logo }));
};

/** Files whose `order` another file has, too. */
export const checkOrders = (files: readonly { file: string; order: number }[], report: Report): void => {
  for (const [index, { file, order }] of files.entries()) {
    const first = files.slice(0, index).find((other) => other.order === order);
    if (first !== undefined) report(finding('order-twice', at(file, 'order'), { order, other: first.file }));
  }
};

/** Values of data files that no schema can judge by itself. */
export const checkValues = (
  data: ContentData,
  files: ContentFiles,
  latestDay: string,
  report: Report,
): void => {
  checkDates(data, latestDay, report);
  checkPlausible(data.writtenFacts, data.day, report);
  checkEmergencyNumbers(data.facts, report);
  checkHours(data.company.openingHours, report);
  checkSlugs(data, report);
  checkPlaces(data, report);
  checkPictures(data, files, report);
  const brands = [...data.brands].map(([slug, { order }]) => ({
    file: `content/brands/${slug}.yaml`,
    order,
  }));
  checkOrders(brands, report);
  const team = [...data.team].map(([id, { order }]) => ({ file: `content/team/${id}.yaml`, order }));
  checkOrders(team, report);
};

/** Days, drawings and orders of the articles. */
export const checkArticles = (
  data: ContentData,
  articles: readonly {
    id: string;
    order: number;
    scene?: string | undefined;
    date: string;
    updated: string;
    loadsDirectly?: boolean | undefined;
  }[],
  latestDay: string,
  report: Report,
): void => {
  for (const { id, date, updated, scene } of articles) {
    const file = `content/articles/${id}/fr.md`;
    checkPast(date, latestDay, at(file, 'date'), report);
    checkPast(updated, latestDay, at(file, 'updated'), report);
    const { founded } = data.company;
    if (date < String(founded)) report(finding('before-founded', at(file, 'date'), { value: date, founded }));
    if (updated < date) report(finding('before-written', at(file, 'updated'), { value: updated, date }));
    if (scene !== undefined && !(scene.startsWith('article-') && data.drawings.has(scene)))
      report(finding('scene-missing', at(file, 'scene'), { name: scene }));
    const drawing = data.drawings.get(`article-${id}`);
    if (drawing !== undefined && !drawing.includes(`viewBox="${articleViewBox}"`))
      report(
        finding('article-drawing', at(`src/drawings/articles/article-${id}.svg`), {
          viewBox: articleViewBox,
        }),
      );
  }
  // French only: a Dutch version with another order is reported as a difference.
  checkOrders(
    articles.map(({ id, order }) => ({ file: `content/articles/${id}/fr.md`, order })),
    report,
  );
  const count = articles.filter(({ loadsDirectly }) => loadsDirectly === true).length;
  if (count !== 1 && articles.length > 0)
    report(finding('loads-directly', at('content/articles'), { count }));
};

/** The viewBox that all drawings of articles have (docs/guides/add-an-article.md). */
const articleViewBox = '-260 -52 760 252';
