import { type Path, type Value, valueAt } from '../source/change.ts';
import type { Doc } from './documents.ts';

/** A number of the data that is far from what it was. */
export interface FarValue {
  file: string;
  path: Path;
  /** How many times the one is the other. */
  factor: number;
  isMore: boolean;
}

/** From which factor on a new value may be a typing error: more than a price rises, less than a slipped comma makes. */
const far = 5;

const numbersIn = (value: Value | undefined): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number');

/** The numbers of content/facts/ that are more than five times what they were, or less than a fifth. */
export const farValues = (docs: readonly Doc[]): FarValue[] =>
  docs
    .filter(({ file }) => file.startsWith('content/facts/'))
    .flatMap(({ file, data, now, changes }) => {
      const places = new Map(changes.map(({ path }) => [path.slice(0, 2).join('.'), path.slice(0, 2)]));
      return [...places.values()].flatMap((path): FarValue[] => {
        const [before, after] = [data, now].map((state) => numbersIn(valueAt(state, path)));
        const ratios = (after ?? []).map((one, index) => one / (before?.[index] ?? Number.NaN));
        const [ratio] = ratios.filter(
          (one) => Number.isFinite(one) && (one > far || (one > 0 && one < 1 / far)),
        );
        if (ratio === undefined) return [];
        return [{ file, path, isMore: ratio > 1, factor: ratio > 1 ? ratio : 1 / ratio }];
      });
    });
