import type { Location } from '@pajotherm/editor/contract';
import { identifierKeys } from '#src/content/copy/texts-in.ts';

/** Files that a programmer needs: patterns of digits, moved addresses, locations of sentences. */
const internalFilePattern = /^content\/(?:allowed-digits|moved|provisional-texts)\./;

/** Keys of a fact whose values people read. Its other keys say how it is computed, and where it was read. */
const shownOfFacts = new Set(['value', 'next', 'byPage', 'until', 'authority']);

/** Keys whose values are words that code knows, and not words for people. */
const internalKeys = new Set([
  ...identifierKeys,
  'advice',
  'amounts',
  'areasServed',
  'background',
  'category',
  'country',
  'days',
  'families',
  'firstCheck',
  'image',
  'kind',
  'languages',
  'messages',
  'neighbours',
  'older',
  'order',
  'priceIds',
  'province',
  'read',
  'sampleValues',
  'scene',
  'severity',
  'shared',
  'sources',
  'subject',
  'manualVerdict',
  'xDefault',
  'younger',
  'logo',
]);

/** Whether a text is for code and not for people: the editor does not search, list or count it. */
export const isInternal = ({ file, path }: Location, text: string): boolean => {
  if (internalFilePattern.test(file)) return true;
  if (file.startsWith('content/facts/')) return path.length > 1 && !shownOfFacts.has(String(path[1]));
  const key = path.findLast((step) => typeof step === 'string');
  // The code of a fault is what people look for.
  if (key === 'code') return false;
  const isName =
    /^content\/(?!copy|articles|ui)/.test(file) && /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)+$/.test(text);
  return isName || internalKeys.has(key ?? '');
};
