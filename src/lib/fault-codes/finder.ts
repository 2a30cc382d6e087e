import { comparableCode } from './code.ts';
import { type Severity, strictest } from './severity.ts';

/** A family of boilers with one table of codes, and the text about the document of that table. */
export interface FinderFamily {
  id: string;
  label: string;
  source: string;
}

/** One meaning of a code, with the ids of the families that have it. */
export interface FinderReading {
  code: string;
  /** Other spellings, as the documents write them. */
  aliases: readonly string[];
  families: readonly string[];
  severity: Severity;
  /** The one thing that a resident may check. */
  check: 'none' | 'gauge' | 'gas-tap' | 'power' | 'thermostat' | 'cool-down';
  /** True if the code is about gas, the flame or the flue. The page then shows first what to do about a smell of gas. */
  gas: boolean;
  meaning: string;
  note: string | null;
  /** The sentence that the document does not have the code itself; else null. */
  notFound: string | null;
}

/** A code that the brand page explains: its severity there, and the sentence that no document was found. */
export interface ExplainedCode {
  code: string;
  severity: Severity;
  notFound: string | null;
  /** URL of its card; null for a brand without a page. */
  href: string | null;
}

/** What the fault finder knows about a brand. */
export interface FinderBrand {
  slug: string;
  name: string;
  families: readonly FinderFamily[];
  readings: readonly FinderReading[];
  explained: readonly ExplainedCode[];
}

/** What a visitor typed, split into brand and code. `wrong` if no display can show it. */
export type TypedCode =
  | { kind: 'empty' }
  | { kind: 'wrong' }
  | { kind: 'code'; code: string; brand: FinderBrand | null };

/** The longest code of a display has six letters and figures. */
const displayCode = /^[A-Z0-9]{1,8}$/;

/** Splits what was typed: a code, or the name of a brand and a code (`vaillant f28`). */
export const parseTypedCode = (typed: string, brands: readonly FinderBrand[]): TypedCode => {
  const words = typed.normalize('NFKC').trim();
  if (words === '') return { kind: 'empty' };
  const brand = brands.find(({ name }) => words.toLowerCase().startsWith(`${name.toLowerCase()} `)) ?? null;
  const code = comparableCode(words.slice(brand?.name.length ?? 0));
  return displayCode.test(code) ? { kind: 'code', code, brand } : { kind: 'wrong' };
};

/** What the documents of a brand say about a code. */
export type Answer =
  /** Neither a document nor the brand page has the code. `code` has the spelling of documents. */
  | { kind: 'unknown'; code: string }
  /** The brand page explains the code, but no document was found. */
  | { kind: 'undocumented'; code: string; explained: ExplainedCode; severity: Severity }
  | {
      kind: 'found';
      code: string;
      /** All meanings of the code. There are several if they depend on the family. */
      meanings: readonly FinderReading[];
      /** The meanings for the chosen family, or all. */
      readings: readonly FinderReading[];
      /** The strictest severity of `readings` and of the brand page. */
      severity: Severity;
      check: FinderReading['check'];
      gas: boolean;
      explained: ExplainedCode | null;
    };

const spellingsOf = ({ code, aliases }: FinderReading): readonly string[] => [code, ...aliases];

const isCode =
  (code: string) =>
  (spelling: string): boolean =>
    comparableCode(spelling) === code;

/**
 * Returns the answer for a comparable code.
 * @param family id of a family, or null if the visitor has not chosen one. A family without the code is ignored.
 */
export const answerFor = (brand: FinderBrand, code: string, family: string | null): Answer => {
  const meanings = brand.readings.filter((reading) => spellingsOf(reading).some(isCode(code)));
  const spellings = [code, ...meanings.flatMap(spellingsOf)];
  const explained =
    brand.explained.find((entry) => spellings.some(isCode(comparableCode(entry.code)))) ?? null;
  const [first] = meanings;
  if (first === undefined)
    return explained === null
      ? { kind: 'unknown', code }
      : { kind: 'undocumented', code: explained.code, explained, severity: explained.severity };
  const chosen = meanings.filter(({ families }) => family !== null && families.includes(family));
  const readings = chosen.length === 0 ? meanings : chosen;
  const severity = strictest(
    [...readings, ...(explained === null ? [] : [explained])].map((one) => one.severity),
  );
  const checks = new Set(readings.map(({ check }) => check));
  return {
    kind: 'found',
    code: spellings.slice(1).find(isCode(code)) ?? first.code,
    meanings,
    readings,
    severity,
    // Where the meanings differ in what may be looked at, or nothing may be touched, nothing is safe under all.
    check: checks.size === 1 && severity !== 'danger' ? (readings[0] ?? first).check : 'none',
    gas: readings.some(({ gas }) => gas),
    explained,
  };
};
