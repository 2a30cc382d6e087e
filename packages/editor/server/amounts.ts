import type { Texts } from '../shared/values.ts';

/** An amount as it was typed. */
export interface Amount {
  value: number | [number, number];
  /** What the owner should see before it is saved; null where nothing is unusual. */
  question: Texts | null;
}

const thousands = /^\d{1,3}(?:[. \u00a0\u202f]\d{3})+(?:,\d{1,2})?$/;
const plain = /^\d+(?:[.,]\d{1,2})?$/;

const numberFrom = (typed: string): number | null => {
  const text = typed.replace(/[€\s\u00a0\u202f]+$/u, '').replace(/^[€\s]+/u, '');
  if (thousands.test(text)) return Number(text.replace(/[. \u00a0\u202f]/g, '').replace(',', '.'));
  return plain.test(text) ? Number(text.replace(',', '.')) : null;
};

const printed = (value: number, language: 'fr' | 'nl'): string =>
  value.toLocaleString(`${language}-BE`, { maximumFractionDigits: 2 });

/** What is unusual in a new number beside the old one: ten times as much, or a tenth. */
export const questionOf = (before: unknown, after: unknown): Texts | null => {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return null;
  const ratio = after / before;
  if (ratio < 5 && ratio > 0.2) return null;
  return {
    fr: `${printed(after, 'fr')} au lieu de ${printed(before, 'fr')} : est-ce bien ce que vous voulez ?`,
    nl: `${printed(after, 'nl')} in plaats van ${printed(before, 'nl')}: is dat wat u wilt?`,
  };
};

/** Reads an amount as people write it: `159`, `159,50`, `1.690` (1690), `600-800`. null where it is none. */
export const amountFrom = (typed: string, before: number | [number, number]): Amount | null => {
  const parts = typed.split(/\s*(?:-|–|à|tot)\s*/u).map(numberFrom);
  const [low, high] = parts;
  if (low === null || low === undefined || high === null || parts.length > 2) return null;
  const firstBefore = Array.isArray(before) ? before[0] : before;
  const dotted = /\d\.\d{3}(?!\d)/.test(typed);
  const read: Texts | null = dotted
    ? {
        fr: `« ${typed} » est lu ${printed(low, 'fr')} €.`,
        nl: `"${typed}" wordt gelezen als € ${printed(low, 'nl')}.`,
      }
    : null;
  return { value: high === undefined ? low : [low, high], question: questionOf(firstBefore, low) ?? read };
};
