import {
  type AgeId,
  ageIds,
  type EnergyId,
  energyIds,
  pricedOf,
  type RefusalId,
  refusalOf,
  type WorkId,
  workIds,
  worksByEnergy,
} from '#src/lib/my-price/case.ts';
import { type Outcome, outcomeOf } from '../shared/outcome.ts';
import type { ServedPlaceView } from '../shared/place.ts';
import type { MyPriceProps, PricedView } from './props.ts';

/** The fields of the form, in their order. */
export const fieldNames = ['work', 'energy', 'age', 'q'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

/** The mistake of each field: the key of its message. */
export type Mistakes = Partial<Record<FieldName, keyof MyPriceProps['mistakes']>>;

/** The checked answers of a visitor. */
export interface Question {
  work: WorkId;
  energy: EnergyId;
  age: AgeId;
  outcome: Outcome;
}

const oneOf = <Id extends string>(ids: readonly Id[], value: string): Id | undefined =>
  ids.find((id) => id === value);

/** Reads the fields. Returns the question, or the mistakes. */
export const readQuestion = (
  { work: writtenWork, energy: writtenEnergy, age: writtenAge, q }: Values,
  { places }: Pick<MyPriceProps, 'places'>,
): { question: Question } | { mistakes: Mistakes } => {
  const [work, age] = [oneOf(workIds, writtenWork), oneOf(ageIds, writtenAge)];
  const asksEnergy = work !== undefined && worksByEnergy.includes(work);
  const energy = asksEnergy ? oneOf(energyIds, writtenEnergy) : 'gas';
  const outcome = outcomeOf(places, q);
  const { kind } = outcome.found;
  const placeMistake = kind === 'places' || kind === 'unknown-code' ? null : kind;
  if (work === undefined || energy === undefined || age === undefined || placeMistake !== null) {
    const mistakes: Mistakes = {};
    if (work === undefined) mistakes.work = 'work';
    if (energy === undefined) mistakes.energy = 'energy';
    if (age === undefined) mistakes.age = 'age';
    if (placeMistake !== null) mistakes.q = placeMistake;
    return { mistakes };
  }
  return { question: { work, energy, age, outcome } };
};

/** The answer for a commune that the company serves: a price, or why there is none. */
export type PlaceAnswer = { priced: PricedView; refusal: null } | { priced: null; refusal: RefusalId };

/** Returns the answer for a place. @throws if the props lack a price, which the schema of the copy excludes. */
export const answerOf = (
  { work, energy, age }: Question,
  { region }: ServedPlaceView,
  { prices }: Pick<MyPriceProps, 'prices'>,
): PlaceAnswer => {
  const id = pricedOf(work, energy, region);
  const refusal = refusalOf(id, age, region);
  if (refusal !== null) return { priced: null, refusal };
  const priced = prices.find((one) => one.id === id);
  if (priced === undefined)
    throw new Error(`No price ${id} in the props of the price tool: content/copy/price-coverage lacks it.`);
  return { priced, refusal: null };
};
