import type { OwnerLanguage } from '#src/lib/language.ts';
import { articleMessages } from './articles.ts';
import { companyAndPlacesMessages } from './company-and-places.ts';
import { copyMessages } from './copy.ts';
import { expiryAndLaunchMessages } from './expiry-and-launch.ts';
import { factMessages } from './facts.ts';
import { faultCodeMessages } from './fault-codes.ts';
import { fileMessages } from './files.ts';
import { valueMessages } from './values.ts';

/** The messages of findings that the editor shows, too, in three languages. */
export const editorMessages = {
  ...fileMessages,
  ...valueMessages,
  ...factMessages,
  ...companyAndPlacesMessages,
  ...faultCodeMessages,
  ...copyMessages,
  ...articleMessages,
} satisfies Record<string, Record<'en' | OwnerLanguage, string>>;

/** All messages of findings: what is wrong, why it matters, how to fix it. Those about due data exist only in English: the terminal shows them, the editor does not. */
export const allMessages = { ...editorMessages, ...expiryAndLaunchMessages };

/** The code of a finding. Its message is in the file for what was checked, such as `messages/company-and-places.ts`. */
export type FindingCode = keyof typeof allMessages;

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${'.' | ' ' | '{'}${string}` ? never : Name) | ParamsIn<Rest>
  : never;

type EnglishOf<Message> = Message extends { en: infer Text } ? Text : Message;

/** Names of the parameters in the message of a code: `{value}` is one, `{prices.repair}` is not. */
export type ParamNamesOf<Code extends FindingCode> = ParamsIn<EnglishOf<(typeof allMessages)[Code]>>;
