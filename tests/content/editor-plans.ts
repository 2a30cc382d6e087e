import type { LocalisedText } from '@pajotherm/editor/contract';
import { applyPlan, content } from './editor-content.ts';
import { inputsByTask } from './editor-inputs.ts';

/** The plan of a task with the owner's inputs, some of them replaced. */
export const planOf = (id: string, input: Record<string, string | LocalisedText>, from = content) => {
  const plan = from.tasks
    .find((task) => task.id === id)
    ?.plan({ ...inputsByTask[id], ...input }, '2026-02-01');
  if (plan === undefined) throw new Error(`There is no task ${id}.`);
  return plan;
};

/** The texts of a plan that stay, as they are after it. */
export const textsAfter = (plan: ReturnType<typeof planOf>) =>
  applyPlan({ ...plan, changes: plan.changes.filter(({ path }) => path.length > 0) });
