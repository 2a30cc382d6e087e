import type { Fact } from '../schemas/facts.ts';
import type { FactTable } from './read-facts.ts';

/** Why a fact whose next value applies already has to be rewritten; null for any other. @param day ISO */
export const appliedNext = ({ next }: Fact, day: string): string | null =>
  next === undefined || next.from > day
    ? null
    : `its next value applies since ${next.from}: pages print ${JSON.stringify(next.value)}. Write that after value: and delete next:, so that the file says what is true.`;

/** One warning for each fact whose next value applies already: it can be tidied up. @param day ISO */
export const appliedNextValues = (table: FactTable, day: string): string[] =>
  [...table].flatMap(([name, fact]) => {
    const message = appliedNext(fact, day);
    return message === null ? [] : [`content/facts/${name.replace('.', '.yaml: ')}: ${message}`];
  });
