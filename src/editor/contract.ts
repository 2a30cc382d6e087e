import type {
  Change,
  Finding as EditorFinding,
  Files,
  OpenedContent,
  Place,
  Texts,
  Value,
} from '@pajotherm/editor/contract';
import { type Finding, isWarning } from '#src/content/finding.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import { siteDay } from '#src/lib/today.ts';
import type { Site } from '#src/load-site.ts';
import { draftsOf, isWhole, loadWithDrafts } from './drafts.ts';
import { factAt, priceChanges, pricesOf, unitOf } from './facts.ts';
import { schemaOf } from './file-schemas.ts';
import { describeDays, groupOf, labelOf, labelOfDays, titlesOf } from './names.ts';
import { pageEntries, pageFinder } from './pages.ts';
import { photoOf, photosOnDisk } from './photos.ts';
import { questionOf } from './questions.ts';
import { referencesOf } from './references.ts';
import { meaningOf } from './synonyms.ts';
import { articleTask } from './tasks/article.ts';
import { brandTask } from './tasks/brand.ts';
import { codeTask } from './tasks/code.ts';
import { grantTask } from './tasks/grant.ts';
import { personTask } from './tasks/person.ts';
import { projectTask } from './tasks/project.ts';
import { removeBrandTask } from './tasks/remove-brand.ts';
import { reviewsTask } from './tasks/reviews.ts';
import { townTask } from './tasks/town.ts';

/** What the editor (packages/editor) has to know of this site. */

const company = (...path: string[]): Place => ({ file: 'content/company.yaml', path });

const contact = [
  company('phones', 'fr', 'display'),
  company('phones', 'nl', 'display'),
  company('email'),
  company('address', 'street'),
  company('address', 'postalCode'),
  company('address', 'locality'),
  company('bookingUrl'),
  company('openingHours'),
  company('closures'),
];

/** Keys by which code finds a drawing, a link or an anchor. */
const identifiers: ReadonlySet<unknown> = new Set([
  'id',
  'anchor',
  'icon',
  'slug',
  'background',
  'scene',
  'image',
]);

/** What a value is computed from; null where somebody decides it. */
const sourceOf = (site: Site | null, place: Place): string | null => {
  const { formula, follows } = (site === null ? null : factAt(site, place)) ?? {};
  return place.path[1] === 'value' ? (formula ?? follows ?? null) : null;
};

const lockedBecause = (site: Site | null, place: Place): Texts | null => {
  const from = sourceOf(site, place);
  if (from !== null)
    return {
      fr: `Calculé à partir d’autres valeurs : ${from}.`,
      nl: `Berekend uit andere waarden: ${from}.`,
    };
  return identifiers.has(place.path.at(-1)) && /^content\/(?:copy|projects)\//.test(place.file)
    ? {
        fr: 'Le dessin ou le lien de la page en dépend.',
        nl: 'De tekening of de link van de pagina hangt ervan af.',
      }
    : null;
};

/** Changes that make a finding right: a computed value, the dialled form of a printed number, what is left of a project. */
const repairsOf = ({ code, file, path, params, fix }: Finding): Change[] => {
  if (code === 'phone-differs') return [{ kind: 'set', file, path, value: String(params.right) }];
  if (code === 'project-picture') return [{ kind: 'set', file, path, value: `project-${params.category}` }];
  if (code === 'fact-unused')
    return [{ kind: 'add', file, path: [...path, 'unusedBecause'], value: 'no text names it' }];
  if (code === 'fact-used' || code === 'sentence-to-replace-key') return [{ kind: 'remove', file, path }];
  // Whoever takes the card of a project off the page takes the project away.
  if (code === 'item-missing' && path[0] === 'projects')
    return [{ kind: 'remove', file: String(params.entry), path: [] }];
  return fix?.value === undefined
    ? []
    : [{ kind: 'add', file: fix.file, path: fix.path, value: fix.value as never }];
};

/** The day on which the owner says that an unusual figure is right. */
const confirmationOf = (
  site: Site | null,
  { code, file, path: [fact = ''] }: EditorFinding,
): Change | null =>
  code === 'fact-implausible' && site !== null
    ? { kind: 'add', file, path: [fact, 'confirmed'], value: site.day }
    : null;

/** Drawings and logos, which the content names. */
const pictures: Record<string, string> = import.meta.glob(['/src/drawings/**/*.svg', '/public/logos/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const assets = Object.entries(pictures).map(([path, source]) => [path.slice(1), source] as const);

/** What is known while the data that all pages share has mistakes. */
const nothing = {
  titleOf: (file: string): Texts => ({ fr: file, nl: file }),
  pages: [],
  pagesOf: () => [],
  references: [],
  prices: [],
  priceChanges: () => [],
  unitOf: () => null,
  questionOf: () => null,
  photoOf: () => null,
  tasks: [],
  drafts: [],
};

const known = (site: Site, files: Files) => ({
  titleOf: titlesOf(site),
  pages: pageEntries(site),
  pagesOf: pageFinder(site, files),
  references: referencesOf(site),
  prices: pricesOf(site),
  priceChanges: (name: string, value: number | [number, number], from: string | null) =>
    priceChanges(site, name, value, from),
  unitOf: (place: Place) => unitOf(site, place),
  tasks: [
    articleTask(site),
    projectTask(site),
    townTask(site),
    brandTask(site),
    personTask(site),
    codeTask(site),
    reviewsTask(site),
    grantTask(site, files),
    removeBrandTask(site, files),
  ],
  photoOf: (place: Place) => photoOf(site, place),
  questionOf: (place: Place, value: Value) => questionOf(site, place, value),
  drafts: draftsOf(site, files),
});

/** Reads and checks content for the editor. */
export const openContent = (files: Files): OpenedContent => {
  const { site, findings } = loadWithDrafts(new Map([...assets, ...photosOnDisk(), ...files]));
  const isAll = site !== null && isWhole(site, files);
  return {
    ...(site === null ? nothing : known(site, files)),
    day: siteDay(),
    meaningOf,
    // A page that lacks a text has no anchors: links to them are right again once it has it.
    findings: findings.filter((one) => !isWarning(one) && (isAll || one.code !== 'anchor-unknown')),
    isWhole: isAll,
    // Findings come back as they were given.
    messageOf: (finding, language) => messageOf(finding as Finding, language),
    schemaOf: (file) => schemaOf(file, files),
    groupOf,
    labelOf: (place) => labelOfDays(site, place) ?? labelOf(site, place),
    contact,
    lockedBecause: (place) => lockedBecause(site, place),
    describeValue: describeDays,
    // A dialled number follows from the printed one, the drawing of a project from its category.
    isComputed: (place) =>
      sourceOf(site, place) !== null ||
      (place.path[0] === 'phones' && place.path.at(-1) === 'number') ||
      (place.path[0] === 'image' && place.file.startsWith('content/projects/')),
    confirmationOf: (finding) => confirmationOf(site, finding),
    repairsOf: (finding) => repairsOf(finding as Finding),
  };
};
