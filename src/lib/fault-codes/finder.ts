import { comparableCode } from './comparable-code.ts';
import { type Severity, strictestSeverity } from './severity.ts';

/** A boiler family: models that share one manual, and so one table of codes. `source` is the text about that manual. */
export interface FinderBoilerFamily {
  id: string;
  label: string;
  source: string;
}

/** One meaning of a code, with the ids of the boiler families for which it holds. */
export interface FinderMeaning {
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
export interface FinderExplainedCode {
  code: string;
  severity: Severity;
  notFound: string | null;
  /** URL of its card; null for a brand without a page. */
  href: string | null;
}

/** A brand as the fault finder knows it. */
export interface FinderBrand {
  slug: string;
  name: string;
  families: readonly FinderBoilerFamily[];
  meanings: readonly FinderMeaning[];
  explained: readonly FinderExplainedCode[];
}

/** The typed text, split into brand and code; `wrong` if no display can show the code. */
export type TypedCode =
  | { kind: 'empty' }
  | { kind: 'wrong' }
  | { kind: 'code'; code: string; brand: FinderBrand | null };

/** The longest code of a display has eight letters and figures. */
const displayCodePattern = /^[A-Z0-9]{1,8}$/;

/** Splits what was typed: a code, or the name of a brand and a code (`vaillant f28`). */
export const parseTypedCode = (typed: string, brands: readonly FinderBrand[]): TypedCode => {
  const words = typed.normalize('NFKC').trim();
  if (words === '') return { kind: 'empty' };
  const brand = brands.find(({ name }) => words.toLowerCase().startsWith(`${name.toLowerCase()} `)) ?? null;
  const code = comparableCode(words.slice(brand?.name.length ?? 0));
  return displayCodePattern.test(code) ? { kind: 'code', code, brand } : { kind: 'wrong' };
};

/** The answer for a code, from the documents of a brand and its page. */
export type FinderAnswer =
  /** Neither a document nor the brand page has the code. */
  | { kind: 'unknown'; code: string }
  | {
      kind: 'found';
      code: string;
      /** All meanings of the code. There are several if they depend on the family, and none if no document was found. */
      allMeanings: readonly FinderMeaning[];
      /** The meanings for the chosen family, or all. */
      shownMeanings: readonly FinderMeaning[];
      /** The strictest severity of `shownMeanings` and of the brand page. */
      severity: Severity;
      check: FinderMeaning['check'];
      gas: boolean;
      explained: FinderExplainedCode | null;
    };

const spellingsOf = ({ code, aliases }: FinderMeaning): readonly string[] => [code, ...aliases];

const isCode =
  (code: string) =>
  (spelling: string): boolean =>
    comparableCode(spelling) === code;

/**
 * Returns the answer for a comparable code.
 * @param family id of a family, or null if the visitor has not chosen one. A family without the code is ignored.
 */
export const findAnswer = (brand: FinderBrand, code: string, family: string | null): FinderAnswer => {
  const allMeanings = brand.meanings.filter((meaning) => spellingsOf(meaning).some(isCode(code)));
  const spellings = [code, ...allMeanings.flatMap(spellingsOf)];
  const explained =
    brand.explained.find((entry) => spellings.some(isCode(comparableCode(entry.code)))) ?? null;
  const firstMatch = allMeanings[0] ?? explained;
  if (firstMatch === null) return { kind: 'unknown', code };
  const familyMeanings = allMeanings.filter(({ families }) => family !== null && families.includes(family));
  const shownMeanings = familyMeanings.length === 0 ? allMeanings : familyMeanings;
  const severity = strictestSeverity(
    [...shownMeanings, ...(explained === null ? [] : [explained])].map((one) => one.severity),
  );
  const [check = 'none', ...otherChecks] = new Set(shownMeanings.map((meaning) => meaning.check));
  return {
    kind: 'found',
    code: spellings.slice(1).find(isCode(code)) ?? firstMatch.code,
    allMeanings,
    shownMeanings,
    severity,
    // No check is safe where the meanings ask for different ones, or where a resident may touch nothing.
    check: otherChecks.length === 0 && severity !== 'danger' ? check : 'none',
    gas: allMeanings.length === 0 || shownMeanings.some(({ gas }) => gas),
    explained,
  };
};
