import { comparableCode } from './code.ts';
import { type Severity, strictest } from './severity.ts';

/** A family of boilers with one table of codes, and the words that name the document behind that table. */
export interface FinderFamily {
  id: string;
  label: string;
  source: string;
}

/** One meaning of a code, with the ids of the families for which it holds. */
export interface FinderReading {
  code: string;
  /** Other spellings, as the documents write them. */
  also: readonly string[];
  families: readonly string[];
  severity: Severity;
  /** The one thing a resident may look at. */
  check: 'none' | 'gauge' | 'gas-tap' | 'power' | 'thermostat' | 'cool-down';
  /** True where the code is about gas, the flame or the flue: a smell of gas then comes before the code. */
  gas: boolean;
  meaning: string;
  note: string | null;
  /** Where the document does not hold the code itself: the words that say so. */
  notFound: string | null;
}

/** A code that the page of the brand explains: its severity there, and the words where no document was found. */
export interface ExplainedCode {
  code: string;
  severity: Severity;
  notFound: string | null;
  /** Address of its card; null for a brand without a page. */
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

/** What a visitor typed, taken apart; `wrong` where it cannot be what a display shows. */
export type Typed =
  | { kind: 'empty' }
  | { kind: 'wrong' }
  | { kind: 'code'; code: string; brand: FinderBrand | null };

/** The longest code of a display has six letters and figures. */
const displayCode = /^[A-Z0-9]{1,8}$/;

/** Takes apart what was typed: a code, or the name of a brand and a code (`vaillant f28`). */
export const readTyped = (typed: string, brands: readonly FinderBrand[]): Typed => {
  const words = typed.normalize('NFKC').trim();
  if (words === '') return { kind: 'empty' };
  const brand = brands.find(({ name }) => words.toLowerCase().startsWith(`${name.toLowerCase()} `)) ?? null;
  const code = comparableCode(words.slice(brand?.name.length ?? 0));
  return displayCode.test(code) ? { kind: 'code', code, brand } : { kind: 'wrong' };
};

/** What the documents of a brand say of a code. */
export type Answer =
  /** No document has the code, and the page of the brand does not explain it. `code` is as documents write it. */
  | { kind: 'unknown'; code: string }
  /** The page of the brand explains the code, but no document was found. */
  | { kind: 'undocumented'; code: string; explained: ExplainedCode; severity: Severity }
  | {
      kind: 'found';
      code: string;
      /** All meanings of the code; more than one where the family changes it. */
      meanings: readonly FinderReading[];
      /** The meanings that hold for the chosen family, or all. */
      readings: readonly FinderReading[];
      /** Safe under every one of `readings` and under the meaning of the brand's page. */
      severity: Severity;
      check: FinderReading['check'];
      gas: boolean;
      explained: ExplainedCode | null;
    };

const spellingsOf = ({ code, also }: FinderReading): readonly string[] => [code, ...also];

const isCode =
  (code: string) =>
  (spelling: string): boolean =>
    comparableCode(spelling) === code;

/**
 * The answer for a comparable code.
 * @param family id of a family, or null where the visitor has not chosen one. One that the code does not know is ignored.
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
