import { en } from './messages.ts';
export const nl: Record<keyof typeof en, string> = en;
