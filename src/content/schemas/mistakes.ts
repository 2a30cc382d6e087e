import * as z from 'zod';
import type { KeyPath, MessageParam } from '../finding.ts';
import type { FindingCode, ParamNamesOf } from '../messages/messages.ts';

/** A mistake that a rule of a schema found, with the path below the checked value. */
export interface Mistake {
  code: FindingCode;
  params: Readonly<Record<string, MessageParam>>;
  path: KeyPath;
}

/** Makes a mistake. `params` are the values for the placeholders in the message of the code. */
export const mistake = <Code extends FindingCode>(
  code: Code,
  ...[params, path = []]: [ParamNamesOf<Code>] extends [never]
    ? [params?: Record<string, never>, path?: KeyPath]
    : [params: Readonly<Record<ParamNamesOf<Code>, MessageParam>>, path?: KeyPath]
): Mistake => ({ code, params: params ?? {}, path });

/** Turns a function into a check for `superRefine` of Zod: its mistakes become findings (schema-finding.ts). */
export const reportMistakes =
  <Value>(check: (value: Value) => Mistake | null | readonly Mistake[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { path, code, params } of [check(value) ?? []].flat())
      context.addIssue({ code: 'custom', path: [...path], params: { code, params }, continue: false });
  };

/** Schema of a text that matches a pattern. @param example a text of the right form, for the message */
export const textMatching = (pattern: RegExp, example: string) =>
  z.string().superRefine(
    reportMistakes((value) => {
      if (pattern.test(value)) return null;
      return value === '' ? mistake('text-empty') : mistake('wrong-form', { value, example });
    }),
  );

/** Example of a part of a URL, for messages. */
export const idExample = 'boiler-repair';
