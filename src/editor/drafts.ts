import type { Draft } from '@pajotherm/editor/contract';
import { parse } from 'yaml';
import type { ContentFiles } from '#src/content/content-files.ts';
import { draftsIn } from '#src/content/drafts.ts';
import type { Finding } from '#src/content/finding.ts';
import { latestPastDay, readSiteDay } from '#src/lib/site-day.ts';
import { loadSite, type Site } from '#src/load-site.ts';
import { titlesOf } from './names.ts';
import { pagesOfKinds } from './pages.ts';
import { itemsIn } from './tasks/list-items.ts';

/** The site with its drafts, and the findings about it and about the site without drafts, which a build makes. */
export const loadWithDrafts = (files: ContentFiles): { site: Site | null; findings: Finding[] } => {
  const { site, findings } = loadSite(files, readSiteDay(), latestPastDay(), undefined, true);
  if (draftsIn(files).length === 0) return { site, findings };
  const built = loadSite(files, readSiteDay(), latestPastDay()).findings;
  const both = new Map([...findings, ...built].map((found) => [JSON.stringify(found), found]));
  return { site, findings: [...both.values()] };
};

/** Whether every page can be made: the site leaves out texts and entries that lack a value that a page needs. */
export const makesAllPages = ({ content }: Site, files: ContentFiles): boolean => {
  const { rawCopy: copy, rawArticles: articles, projects, team, towns, regions, brands } = content;
  const read = { copy, articles, projects, team, towns, regions, brands, 'fault-codes': content.faultCodes };
  return [...files.keys()].every((file) => {
    const [, folder = '', name = ''] = /^content\/([\w-]+)\/(.*)\.\w+$/.exec(file) ?? [];
    return !Object.hasOwn(read, folder) || read[folder as keyof typeof read].has(name);
  });
};

/** The drafts, which a build leaves out until the owner puts them online. */
export const draftsOf = (site: Site, files: ContentFiles): Draft[] =>
  draftsIn(files).map(({ id, slug, files: drafts, owns }) => {
    const isOwn = (file: string) => !/\/nl\.\w+$/.test(file) && owns.some((start) => file.startsWith(start));
    const cards = 'content/copy/projects/fr.yaml';
    const isCard = (item: unknown) => id.startsWith('project/') && Object(item).id === slug;
    return {
      title: titlesOf(site)(drafts[0] ?? ''),
      page: pagesOfKinds[drafts[0]?.split('/')[1] ?? ''] ?? id,
      texts: [
        ...itemsIn(parse(files.get(cards) ?? ''), [], isCard).map((path) => ({ file: cards, path })),
        ...[...files.keys()].filter(isOwn).map((file) => ({ file, path: [] })),
      ],
      locations: drafts.map((file) => ({ file, path: ['draft'] })),
    };
  });
