import { locationOfFact } from '../facts/load-facts.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import { valueAt } from '../schema-finding.ts';
import { projectCategories } from '../schemas/projects.ts';
import type { CheckInput } from './checked.ts';
import { checkHours } from './hours.ts';
import { checkEmergencyNumbers } from './phones.ts';
import { checkPlaces } from './places.ts';
import { checkPlausible } from './plausible.ts';

const checkPast = (value: string, latestDay: string, location: Location, report: Report): void => {
  if (value > latestDay) report(finding('future-date', location, { value }));
};

const checkDates = ({ data, latestDay, report }: CheckInput): void => {
  for (const [name, { reviewed }] of data.writtenFacts)
    checkPast(reviewed ?? '', latestDay, locationOfFact(name, 'reviewed'), report);
  const { founded, samples } = data.company;
  for (const [index, name] of samples.entries())
    if (valueAt(data.company, name.split('.')) === undefined)
      report(finding('sample-unknown', at('content/company.yaml', 'samples', index), { name }));
  if (data.reviews !== null)
    checkPast(data.reviews.readOn, latestDay, at('content/reviews.yaml', 'readOn'), report);
  for (const [id, { date: value, category, image }] of data.projects) {
    const location = at(`content/projects/${id}.yaml`, 'date');
    checkPast(value, latestDay, location, report);
    if (value < String(founded)) report(finding('before-founded', location, { value, founded }));
    const [, drawn] = /^project-(.+)$/.exec(image) ?? [];
    if (projectCategories.some((known) => known === drawn) && drawn !== category)
      report(finding('project-picture', at(`content/projects/${id}.yaml`, 'image'), { image, category }));
  }
  if (`${founded}-01-01` > latestDay)
    report(finding('future-year', at('content/company.yaml', 'founded'), { value: founded }));
};

const checkSlugs = ({ data: { company, towns, regions }, report }: CheckInput): void => {
  for (const [index, slug] of company.areasServed.entries())
    if (!towns.has(slug) && !regions.has(slug))
      report(
        finding('slug-unknown', at('content/company.yaml', 'areasServed', index), {
          slug,
          folder: 'content/regions/, content/towns/',
        }),
      );
  for (const [town, { neighbours }] of towns)
    for (const [index, slug] of neighbours.entries())
      if (slug !== 'brussels' && !towns.has(slug))
        report(
          finding('slug-unknown', at(`content/towns/${town}.yaml`, 'neighbours', index), {
            slug,
            folder: 'content/towns/',
          }),
        );
};

const checkPictures = ({ data, files, report }: CheckInput): void => {
  const checkDrawing = (name: string, location: Location) => {
    if (!data.drawings.has(name)) report(finding('drawing-missing', location, { name }));
  };
  for (const [id, { image }] of data.projects)
    checkDrawing(image, at(`content/projects/${id}.yaml`, 'image'));
  const images = [...data.testimonials.values()].map(({ image }) => image);
  for (const [index, [id, { image }]] of [...data.testimonials].entries()) {
    const location = at('content/testimonials.yaml', id, 'image');
    checkDrawing(image, location);
    if (images.indexOf(image) < index) report(finding('listed-twice', location, { value: image }));
  }
  for (const [slug, { logo }] of data.brands)
    if (logo !== null && logo !== 'none' && !files.has(`public${logo}`))
      report(finding('logo-missing', at(`content/brands/${slug}.yaml`, 'logo'), { address: logo }));
};

const checkOrders = (files: readonly { file: string; order: number }[], report: Report): void => {
  for (const [index, { file, order }] of files.entries()) {
    const first = files.slice(0, index).find((other) => other.order === order);
    if (first !== undefined) report(finding('order-twice', at(file, 'order'), { order, other: first.file }));
  }
};

/** The viewBox of all drawings of articles (docs/guides/add-an-article.md). */
const articleViewBox = '-260 -52 760 252';

const checkArticles = ({ data, articles, latestDay, report }: CheckInput): void => {
  const fronts = [...articles].flatMap(([name, { front }]) =>
    name.endsWith('/fr')
      ? [{ ...front, id: name.replace(/\/fr$/, ''), file: `content/articles/${name}.md` }]
      : [],
  );
  for (const { id, file, date, updated, scene } of fronts) {
    checkPast(date, latestDay, at(file, 'date'), report);
    checkPast(updated, latestDay, at(file, 'updated'), report);
    const { founded } = data.company;
    if (date < String(founded)) report(finding('before-founded', at(file, 'date'), { value: date, founded }));
    if (updated < date) report(finding('before-written', at(file, 'updated'), { value: updated, date }));
    if (scene !== undefined && !(scene.startsWith('article-') && data.drawings.has(scene)))
      report(finding('drawing-missing', at(file, 'scene'), { name: scene }));
    const drawn = at(`src/drawings/articles/article-${id}.svg`);
    if (data.drawings.get(`article-${id}`)?.includes(`viewBox="${articleViewBox}"`) === false)
      report(finding('article-drawing', drawn, { viewBox: articleViewBox }));
  }
  checkOrders(fronts, report);
  const count = fronts.filter(({ loadsDirectly }) => loadsDirectly === true).length;
  if (count !== 1 && fronts.length > 0) report(finding('loads-directly', at('content/articles'), { count }));
};

/** Checks values of data files and articles that no schema can check alone. */
export const checkValues = (checked: CheckInput): void => {
  const { data, report } = checked;
  checkPlausible(data.writtenFacts, data.day, report);
  checkEmergencyNumbers(data.facts, report);
  checkHours(data.company.openingHours, report);
  for (const check of [checkDates, checkSlugs, checkPlaces, checkPictures, checkArticles]) check(checked);
  for (const folder of ['brands', 'team'] as const)
    checkOrders(
      [...data[folder]].map(([name, { order }]) => ({ file: `content/${folder}/${name}.yaml`, order })),
      report,
    );
};
