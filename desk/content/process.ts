/**
 * One process for one question about the content, started by `desk/server/reader.ts`. It waits for the question with the
 * packages loaded, changes to the folder whose content is meant, and only then loads the modules that read it.
 */
import process from 'node:process';
import 'marked';
import 'yaml';
import 'zod';
import { coreFileProblems } from '#src/content/checks/core-files.ts';
import type { Answers, Question } from './answers.ts';

const answers: { [Name in Question]: () => Promise<Answers[Name]> } = {
  check: async () => {
    const core = coreFileProblems();
    return core.length > 0
      ? core.map((message) => ({ message }))
      : (await import('#src/content/checks/problems.ts')).allFindings();
  },
  describe: async () => (await import('./describe.ts')).describe(),
  tasks: async () => (await import('./tasks.ts')).tasks(),
};

process.once(
  'message',
  async ({ question, folder, day }: { question: Question; folder: string; day: string }) => {
    process.chdir(folder);
    // Before the modules that read facts are loaded: they take the values of that day.
    if (day !== '') process.env.SITE_DATE = day;
    process.send?.(await answers[question]());
  },
);
