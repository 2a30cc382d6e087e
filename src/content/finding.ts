import type { OwnerLanguage } from '#src/lib/language.ts';
import type { FindingCode, ParamNamesOf } from './messages/messages.ts';

/*
 * What a check found in the content: a mistake, something to renew, or something to replace before the launch.
 *
 * A finding is data. Its words are in src/content/messages/, in three languages: `messageOf(finding, 'fr')`. Nothing may
 * read them back: a program that wants to know more looks at `code`, `params` and `fix`.
 */

/** A value in a message: one for all languages, or one for each. */
export type MessageParam = string | number | Readonly<Record<'en' | OwnerLanguage, string>>;

/** Path of a key in a file: `['repair', 'value', 0]`; empty for the whole file. */
export type KeyPath = readonly (string | number)[];

/** A correction that can be computed: the value to set at a path, or no `value` to delete what is there. */
export interface Fix {
  file: string;
  path: KeyPath;
  value?: unknown;
}

export interface Finding {
  code: FindingCode;
  /** Path from the project's root: `content/company.yaml`. */
  file: string;
  path: KeyPath;
  line?: number;
  params: Readonly<Record<string, MessageParam>>;
  fix?: Fix;
}

/** Where a finding is: its file and the path of its key. */
export interface Location {
  file: string;
  path: KeyPath;
}

/** Returns the location of a key below another location. */
export const below = ({ file, path }: Location, ...keys: KeyPath): Location => ({
  file,
  path: [...path, ...keys],
});

/** Returns a location in a file: `at('content/company.yaml', 'phones', 'fr')`. */
export const at = (file: string, ...path: KeyPath): Location => ({ file, path });

/** True for a path that is another one, or leads to something inside it. */
export const isWithin = (inner: KeyPath, outer: KeyPath): boolean =>
  outer.every((key, index) => inner[index] === key);

/** Receives a finding. Code that reads or checks content gets this function. */
export type Report = (finding: Finding) => void;

/** Makes a finding. `params` are the values for the placeholders in the message of the code. */
export const finding = <Code extends FindingCode>(
  code: Code,
  location: Location,
  ...[params]: [ParamNamesOf<Code>] extends [never]
    ? []
    : [Readonly<Record<ParamNamesOf<Code>, MessageParam>>]
): Finding => ({ code, ...location, params: params ?? {} });

/** Findings that do not stop a build: data that must be renewed. */
const warningCodes: ReadonlySet<FindingCode> = new Set([
  'fact-stale',
  'fact-ended',
  'next-applies',
  'grant-state-outdated',
]);

/** True for a finding that does not stop a build. */
export const isWarning = ({ code }: Finding): boolean => warningCodes.has(code);
