import { useState } from 'react';
import type { Problem } from '../../server/problem.ts';
import { useDesk } from '../desk-context.ts';
import { problemText } from '../problem-texts.ts';
import { inputOf, inputsEdited } from './field-names.ts';
import { refusedData } from './refused-data.ts';
import type { FieldSpec } from './thing-fields.ts';

/** What was refused of a form, and what of it is left after the owner has edited some of its inputs. */
export const useRefusals = (fields: readonly FieldSpec[]) => {
  const { language, titles } = useDesk();
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  /** Names of the inputs that were edited since. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const problems = refused.filter((problem) => !edited.includes(inputOf(fields, problem) ?? ''));
  const wrong = new Map<string, string[]>();
  for (const problem of problems) {
    const name = inputOf(fields, problem);
    const text = problemText(problem.message, language, titles);
    if (name !== null) wrong.set(name, [...(wrong.get(name) ?? []), text]);
  }
  const refuse = (next: readonly Problem[]) => {
    setRefused(next);
    setEdited([]);
  };
  return {
    refused,
    problems,
    /** What is wrong with each input, by its name. */
    wrong,
    refuse,
    /** Runs a request; one that fails because of inputs is told at them. @throws Error that is about none */
    attempt: async (request: () => Promise<void>) => {
      refuse([]);
      try {
        await request();
      } catch (reason) {
        const told = refusedData(reason instanceof Error ? reason.message : '');
        if (told.some((problem) => inputOf(fields, problem) === null)) throw reason;
        refuse(told);
      }
    },
    /** Tells that an input was edited. */
    edit: (name: string) => setEdited((all) => [...all, ...inputsEdited(fields, name)]),
  };
};
