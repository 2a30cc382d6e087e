import { en } from './messages.ts';
export const fr: Record<keyof typeof en, string> = en;
