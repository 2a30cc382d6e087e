import { expect, test } from 'vitest';
import { loadSite } from '#src/load-site.ts';
import { addFile, contentFiles, editFiles, formatFinding, replaceText, setValue } from './edited-files.ts';

/** Makes one entry of each kind a draft, and adds a redirect to a draft. */
const draftEdits = [
  setValue('content/towns/ninove.yaml', 'draft', true),
  setValue('content/brands/bulex.yaml', 'draft', true),
  setValue('content/projects/repair.yaml', 'draft', true),
  replaceText('content/articles/chauffage-au-sol/fr.md', 'order:', 'draft: true\norder:'),
  replaceText('content/articles/chauffage-au-sol/nl.md', 'order:', 'draft: true\norder:'),
  addFile(
    'content/team/an.yaml',
    'order: 1\nfirstName: An\nrole: {fr: x, nl: x}\nspeaks: {fr: x, nl: x}\nsince: 2020\napprovals: []\ndraft: true\n',
  ),
  setValue('content/moved.yaml', '0', { from: 'town/zele', to: 'town/ninove' }),
];
/** A day on which no fact is in the future. */
const testDay = '2026-12-01';
const content = editFiles(...draftEdits);
const siteOfBuild = loadSite(content, testDay);
const siteInEditor = loadSite(content, testDay, testDay, undefined, true);

test('a build omits drafts and all references to them; the editor shows them', () => {
  const { site } = siteOfBuild;
  const ids = [...(site?.routes.keys() ?? [])];
  for (const id of ['town/ninove', 'brand/bulex', 'article/chauffage-au-sol']) {
    expect(ids).not.toContain(id);
    expect([...(siteInEditor.site?.routes.keys() ?? [])]).toContain(id);
  }
  expect([...(site?.content.projects.keys() ?? [])]).not.toContain('repair');
  expect(JSON.stringify(site?.content.copy.get('projects/nl'))).not.toContain('"id":"repair"');
  expect(JSON.stringify(site?.content.copy.get('brands/fr'))).not.toContain('bulex');
  expect([...(site?.content.team ?? [])]).toEqual([]);
  expect([...(site?.content.towns.values() ?? [])].flatMap(({ neighbours }) => neighbours)).not.toContain(
    'ninove',
  );
  expect(site?.content.moved.map(({ to }) => to)).not.toContain('town/ninove');
  expect(site?.content.servedPlaces.map(({ town }) => town)).not.toContain('ninove');
  expect([...(siteInEditor.site?.content.projects.keys() ?? [])]).toContain('repair');
});

test('only a text link to a draft stops a build, as a link to an unknown page does', () => {
  const named = siteOfBuild.findings.filter(({ code }) => code === 'page-unknown');
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(({ params }) => params.id)).toContain('town/ninove');
  expect(siteOfBuild.findings.filter(({ code }) => code !== 'page-unknown').map(formatFinding)).toEqual([]);
  expect(siteInEditor.findings.map(formatFinding)).toEqual([]);
});

test('mistakes in a draft are ignored; findings after a draft keep their list index', () => {
  const wrong = editFiles(
    setValue('content/projects/maintenance.yaml', 'draft', true),
    setValue('content/projects/maintenance.yaml', 'category', 'x'),
    setValue('content/copy/projects/fr.yaml', 'projects.items.2.title', 'Un prix de {prices.none}'),
  );
  expect(loadSite(wrong, testDay).findings.map(formatFinding)).toEqual([
    'fact-unknown content/copy/projects/fr.yaml projects.items.2.title',
    'languages-differ content/copy/projects/nl.yaml projects.items.2.title',
  ]);
  expect(contentFiles.size).toBe(wrong.size);
});
