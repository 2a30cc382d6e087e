import { addEverything } from './add.ts';
import { buildChangedCopy } from './built-copy.ts';
import { checkAdded } from './check-added.ts';
import { checkWithoutSamples } from './check-launch.ts';
import { checkRemoved } from './check-removed.ts';
import { checkStaleFacts } from './check-stale-facts.ts';
import { removePages } from './remove.ts';

/** Guides of docs/guides/ done to the letter, in one copy of the project, since each build takes half a minute. */
const site = buildChangedCopy((project) => {
  addEverything(project);
  removePages(project);
  project.edit('content/company.yaml', (company) =>
    company.replace(/^showSamples:.*$/m, 'showSamples: false'),
  );
});

checkAdded(site);
checkRemoved(site);
checkWithoutSamples(site);
checkStaleFacts(site);
