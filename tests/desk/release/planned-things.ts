import { afterAll } from 'vitest';
import { ContentReader } from '../../../desk/server/reader.ts';
import type { Value } from '../../../desk/source/change.ts';
import { planOf } from '../../../desk/things/plan.ts';
import { PlannedFiles, thing } from '../../../desk/things/thing.ts';

export const root = process.cwd();
/** Day of the tests. */
export const today = '2026-03-01';

/** A reader of the content of the project, which ends with the tests of the file. */
export const startReader = (): ContentReader => {
  const reader = new ContentReader(root);
  afterAll(() => reader.close());
  return reader;
};

/** What a request would write, and what the build would say of it. */
export const problemsAfter = async (reader: ContentReader, request: Record<string, Value>) => {
  const plan = planOf(new PlannedFiles(root), thing.parse(request), today);
  return { plan, problems: await reader.ask('check', plan.texts) };
};
