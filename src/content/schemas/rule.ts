import * as z from 'zod';
import type { Param, Path } from '../finding.ts';
import type { FindingCode, ParamsOf } from '../messages/messages.ts';

/** What a rule of a schema found, with the path below the checked value. */
export interface Mistake {
  code: FindingCode;
  params: Readonly<Record<string, Param>>;
  path: Path;
}

/** Makes a mistake; the parameters are those that the words of the code name. */
export const mistake = <Code extends FindingCode>(
  code: Code,
  ...[params, path = []]: [ParamsOf<Code>] extends [never]
    ? [params?: Record<string, never>, path?: Path]
    : [params: Readonly<Record<ParamsOf<Code>, Param>>, path?: Path]
): Mistake => ({ code, params: params ?? {}, path });

/** A check for `superRefine` of a Zod schema: the mistakes become findings (schema-finding.ts). */
export const rule =
  <Value>(check: (value: Value) => Mistake | null | readonly Mistake[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { path, code, params } of [check(value) ?? []].flat())
      context.addIssue({ code: 'custom', path: [...path], params: { code, params }, continue: false });
  };

/** A text of a certain form. @param wrong what is wrong with another, or an example of the form */
export const matching = (pattern: RegExp, wrong: string | ((value: string) => Mistake)) =>
  z.string().superRefine(
    rule((value) => {
      if (pattern.test(value)) return null;
      return typeof wrong === 'string' ? mistake('wrong-form', { value, example: wrong }) : wrong(value);
    }),
  );

/** What a part of an address may be. */
export const idExample = 'boiler-repair';
