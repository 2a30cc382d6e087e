import { dataFiles } from './en/data-files.ts';
import { expiryAndLaunch } from './en/expiry-and-launch.ts';
import { facts } from './en/facts.ts';
import { files } from './en/files.ts';
import { texts } from './en/texts.ts';

/** All messages of findings in English, for the terminal: what is wrong, why it matters, how to fix it. */
export const en = { ...files, ...facts, ...texts, ...dataFiles, ...expiryAndLaunch };

/** The code of a finding. Its message is in the file for what was checked, such as `messages/en/data-files.ts`. */
export type FindingCode = keyof typeof en;

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${'.' | ' ' | '{'}${string}` ? never : Name) | ParamsIn<Rest>
  : never;

/** Names of the parameters in the message of a code: `{value}` is one, `{prices.repair}` is not. */
export type ParamsOf<Code extends FindingCode> = ParamsIn<(typeof en)[Code]>;
