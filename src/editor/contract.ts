import type { Files, LocalisedText, Location, SiteContent, Value } from '@pajotherm/editor/contract';
import { type Finding, isWarning } from '#src/content/finding.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import { readSiteDay } from '#src/lib/site-day.ts';
import type { Site } from '#src/load-site.ts';
import { labelOfBrand, offerBrands } from './brand-lists.ts';
import { noteOnClosures } from './closures-note.ts';
import { confirmationOf, lockedBecause, repairsOf, sourceOf } from './corrections.ts';
import { describeValue } from './describe.ts';
import { draftsOf, loadWithDrafts, makesAllPages } from './drafts.ts';
import { priceChanges, pricesOf, unitOf } from './facts.ts';
import { schemaOf } from './file-schemas.ts';
import { isInternal } from './internal.ts';
import { groupOf, labelOf, titlesOf } from './names.ts';
import { labelOfDays } from './opening-days.ts';
import { pageEntries, pageFinder } from './pages.ts';
import { photoOf, photosOnDisk } from './photos.ts';
import { referencesOf } from './references.ts';
import { sampleQuestion } from './sample-question.ts';
import { synonymOf } from './synonyms.ts';
import { articleTask } from './tasks/article.ts';
import { brandTask } from './tasks/brand.ts';
import { faultCodeTask } from './tasks/fault-code.ts';
import { grantTask } from './tasks/grant.ts';
import { personTask } from './tasks/person.ts';
import { projectTask } from './tasks/project.ts';
import { removeTask } from './tasks/remove.ts';
import { reviewScoreTask } from './tasks/review-score.ts';
import { townTask } from './tasks/town.ts';
import { typedNumberMessage } from './typed-number.ts';

/** The site's side of the editor (packages/editor). */

const companyLocation = (...path: string[]): Location => ({ file: 'content/company.yaml', path });

const contactLocations = [
  companyLocation('phones', 'fr', 'display'),
  companyLocation('phones', 'nl', 'display'),
  companyLocation('email'),
  companyLocation('address', 'street'),
  companyLocation('address', 'postalCode'),
  companyLocation('address', 'locality'),
  companyLocation('bookingUrl'),
  companyLocation('openingHours'),
  companyLocation('closures'),
];

/** Drawings and logos, which the content names. */
const pictureSources: Record<string, string> = import.meta.glob(
  ['/src/drawings/**/*.svg', '/public/logos/*.svg'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const assets = Object.entries(pictureSources).map(([path, source]) => [path.slice(1), source] as const);

/** The answers while there are no pages, because data that all pages share have mistakes. */
const answersWithoutSite = {
  titleOf: (file: string): LocalisedText => ({ fr: file, nl: file }),
  pages: [],
  pagesOf: () => [],
  references: [],
  prices: [],
  priceChanges: () => [],
  unitOf: () => null,
  questionOf: () => null,
  photoOf: () => null,
  noteOn: () => null,
  tasks: [],
  drafts: [],
};

const answersOfSite = (site: Site, files: Files) => ({
  titleOf: titlesOf(site),
  pages: pageEntries(site),
  pagesOf: pageFinder(site, files),
  references: referencesOf(site),
  prices: pricesOf(site),
  priceChanges: (name: string, value: number | [number, number], from: string | null) =>
    priceChanges(site, name, value, from),
  unitOf: (location: Location) => unitOf(site, location),
  tasks: [
    articleTask(site),
    projectTask(site),
    townTask(site),
    brandTask(site),
    personTask(site),
    faultCodeTask(site),
    reviewScoreTask(site),
    grantTask(site, files),
    removeTask(site, files, titlesOf(site)),
  ],
  photoOf: (location: Location) => photoOf(site, location),
  noteOn: (location: Location) => noteOnClosures(site, location),
  questionOf: (location: Location, value: Value) => sampleQuestion(site, location, value),
  drafts: draftsOf(site, files),
});

/** Reads and checks content for the editor. */
export const openContent = (files: Files): SiteContent => {
  const { site, findings } = loadWithDrafts(new Map([...assets, ...photosOnDisk(), ...files]));
  const isAll = site !== null && makesAllPages(site, files);
  return {
    ...(site === null ? answersWithoutSite : answersOfSite(site, files)),
    day: readSiteDay(),
    meaningOf: synonymOf,
    // A page left out for a missing text also breaks the links to its anchors: these are right again with the page.
    findings: findings.filter((one) => !isWarning(one) && (isAll || one.code !== 'anchor-unknown')),
    makesAllPages: isAll,
    // Findings come back as they were given.
    messageOf: (finding, language) =>
      (site !== null && finding.code === 'number-in-text'
        ? typedNumberMessage(site, referencesOf(site), finding, language)
        : null) ?? messageOf(finding as Finding, language),
    schemaOf: (file) => {
      if (site !== null) offerBrands(site);
      return schemaOf(file, files);
    },
    groupOf,
    labelOf: (location) =>
      labelOfDays(site, location) ?? labelOfBrand(site, location) ?? labelOf(site, location),
    contact: contactLocations,
    lockedBecause: (location) => lockedBecause(site, location),
    describeValue: (location, value) => describeValue(site, location, value),
    isInternal,
    // A dialled number is computed from the printed number, and the day in law.yaml from the days of its facts.
    isComputed: (location) =>
      sourceOf(site, location) !== null ||
      (location.file === 'content/facts/law.yaml' && location.path[0] === 'reviewed') ||
      location.path[1] === 'unusedBecause' ||
      (location.path[0] === 'phones' && location.path.at(-1) === 'number'),
    confirmationOf: (finding) => confirmationOf(site, finding),
    repairsOf: (finding) => repairsOf(finding as Finding),
  };
};
