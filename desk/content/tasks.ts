import { launchProblems } from '#src/content/checks/launch/launch.ts';
import { launchInput } from '#src/content/checks/launch/launch-input.ts';
import type { Task } from './answers.ts';

/** What the launch check reports, sorted into reviews, claims that contradict each other, and samples. */
export const tasks = (): Task[] =>
  launchProblems(launchInput()).map(({ file, kind, values = [], ...problem }) => ({
    ...problem,
    kind: kind ?? 'sample',
    values: [...values],
    file: file.replace(/ and nl\.yaml$/, ''),
  }));
