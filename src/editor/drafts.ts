import type { Draft } from '@pajotherm/editor/contract';
import { draftsIn } from '#src/content/drafts.ts';
import type { ContentFiles } from '#src/content/files.ts';
import type { Finding } from '#src/content/finding.ts';
import { latestDay, siteDay } from '#src/lib/today.ts';
import { loadSite, type Site } from '#src/load-site.ts';
import type { ProjectsCopy } from '#src/page-types/projects/copy-schema.ts';
import { titlesOf } from './names.ts';

/** Pages that show the drafts that have no page of their own. */
const pagesOfKinds: Readonly<Record<string, string>> = { project: 'projects', person: 'about' };

/** The site with its drafts, and what is wrong in it or in what a build would make of it. */
export const loadWithDrafts = (files: ContentFiles): { site: Site | null; findings: Finding[] } => {
  const { site, findings } = loadSite(files, siteDay(), latestDay(), undefined, true);
  if (draftsIn(files).length === 0) return { site, findings };
  const built = loadSite(files, siteDay(), latestDay()).findings;
  const both = new Map([...findings, ...built].map((found) => [JSON.stringify(found), found]));
  return { site, findings: [...both.values()] };
};

/** What the owner calls a project or a person; null for anything else. */
const nameOf = ({ content }: Site, id: string, slug: string, lang: 'fr' | 'nl'): string | undefined => {
  if (id.startsWith('person/')) return content.team.get(slug)?.firstName;
  const copy = content.rawCopy.get(`projects/${lang}`) as ProjectsCopy | undefined;
  return id.startsWith('project/') ? copy?.projects.items.find((item) => item.id === slug)?.title : undefined;
};

/** What a build leaves out until the owner puts it online. */
export const draftsOf = (site: Site, files: ContentFiles): Draft[] =>
  draftsIn(files).map(({ id, slug, files: drafts }) => {
    const title = titlesOf(site)(drafts[0] ?? '');
    return {
      title: {
        fr: nameOf(site, id, slug, 'fr') ?? title.fr,
        nl: nameOf(site, id, slug, 'nl') ?? title.nl,
      },
      page: pagesOfKinds[id.split('/')[0] ?? ''] ?? id,
      places: drafts.map((file) => ({ file, path: ['draft'] })),
    };
  });
