import { launchProblems } from '#src/content/checks/launch/launch.ts';
import { launchInput } from '#src/content/checks/launch/launch-input.ts';
import type { Task } from './answers.ts';

/** What the launch check reports, sorted into reviews, claims that contradict each other, and samples. */
export const tasks = (): Task[] =>
  launchProblems(launchInput()).map(({ file, key, message, missing }) => {
    const kind = message.startsWith('pages disagree') ? 'claim' : 'sample';
    return {
      kind: /reviewed by|never verified|^its next value/.test(message) ? 'review' : kind,
      file: file.replace(/ and nl\.yaml$/, ''),
      key,
      message,
      ...(missing && { missing }),
    };
  });
