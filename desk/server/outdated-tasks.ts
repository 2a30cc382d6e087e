import type { Task } from '../content/answers.ts';
import { textsOfGonePages } from '../things/mentions.ts';
import type { PlannedFiles } from '../things/thing.ts';

/** The texts that still name a page that is gone, as tasks of the overview. */
export const outdatedTasks = (files: PlannedFiles): Task[] =>
  textsOfGonePages(files).map(({ file, key, name }) => ({
    kind: 'outdated',
    file,
    key,
    message: `still names "${name}", whose page was removed. Visitors would look for it in vain. Rewrite the text.`,
    values: [],
  }));
