import { type Fuel, fuels } from '#src/lib/fuels.ts';
import {
  type HomeAgeId,
  homeAgeIds,
  homeAgesOf,
  refusalIdOf,
  toolPriceIdOf,
  type WorkId,
  workIds,
  worksPricedByFuel,
} from '#src/lib/my-price/works.ts';
import { findPlace, type PlaceSearchOutcome } from '../shared/find-place.ts';
import type { PlaceView, ServedPlaceView, UnservedPlaceView } from '../shared/place-view.ts';
import type { AmountView, MyPriceProps, ToolPriceView } from './props.ts';

/** The fields of the form, in their order. */
export const fieldNames = ['work', 'energy', 'age', 'q'] as const;
export type FieldName = (typeof fieldNames)[number];
export type PriceFormValues = Record<FieldName, string>;

/** The mistake of each field: the key of its message. */
export type FieldMistakes = Partial<Record<FieldName, keyof MyPriceProps['mistakes']>>;

/** What the visitor asks: the checked values of the form. */
export interface PriceQuestion {
  work: WorkId;
  energy: Fuel;
  age: HomeAgeId;
  outcome: PlaceSearchOutcome;
}

const oneOf = <Id extends string>(ids: readonly Id[], value: string): Id | undefined =>
  ids.find((id) => id === value);

/** Reads the fields. Returns the question, or null with the mistakes. */
export const parseQuestion = (
  { work: writtenWork, energy: writtenEnergy, age: writtenAge, q }: PriceFormValues,
  { places }: Pick<MyPriceProps, 'places'>,
): { question: PriceQuestion | null; mistakes: FieldMistakes } => {
  const work = oneOf(workIds, writtenWork);
  const age = oneOf(work === undefined ? homeAgeIds : homeAgesOf(work), writtenAge);
  const asksEnergy = work !== undefined && worksPricedByFuel.includes(work);
  const energy = asksEnergy ? oneOf(fuels, writtenEnergy) : 'gas';
  const outcome = findPlace(places, q);
  const { kind } = outcome.result;
  const placeMistake = kind === 'places' || kind === 'unknown-code' ? null : kind;
  if (work === undefined || energy === undefined || age === undefined || placeMistake !== null) {
    const mistakes: FieldMistakes = {};
    if (work === undefined) mistakes.work = 'work';
    if (energy === undefined) mistakes.energy = 'energy';
    if (age === undefined) mistakes.age = 'age';
    if (placeMistake !== null) mistakes.q = placeMistake;
    return { question: null, mistakes };
  }
  return { question: { work, energy, age, outcome }, mistakes: {} };
};

/** The answer: a price, the reason why there is none, or the places that may be meant. */
export type Answer = { heading: string } & (
  | { kind: 'price'; priced: ToolPriceView; amount: AmountView; place: ServedPlaceView }
  | { kind: 'none'; text: string; nearest: UnservedPlaceView['nearest'] | null }
  | { kind: 'choice'; places: readonly PlaceView[] }
);

/**
 * Returns the answer.
 * @param place null if the visitor's place is unknown or can be one of several
 * @throws if the props lack a price, which the schema of the copy excludes
 */
export const answerOf = (
  { work, energy, age, outcome: { result } }: PriceQuestion,
  place: PlaceView | null,
  { prices, refusals, labels }: Pick<MyPriceProps, 'prices' | 'refusals' | 'labels'>,
): Answer => {
  if (place === null)
    return result.kind === 'places'
      ? { kind: 'choice', heading: labels.choose, places: result.places }
      : { kind: 'none', heading: labels.unknownCode, text: labels.unknownCodeText, nearest: null };
  if (!place.served)
    return { kind: 'none', heading: labels.outside, text: labels.outsideText, nearest: place.nearest };
  const id = toolPriceIdOf(work, energy, place.region);
  const refused = refusalIdOf(id, age, place.region);
  const refusal = refusals.find((one) => one.id === refused);
  if (refusal !== undefined)
    return { kind: 'none', heading: refusal.heading, text: refusal.text, nearest: null };
  const priced = prices.find((one) => one.id === id);
  if (priced === undefined)
    throw new Error(`No price ${id} in the props of the price tool: content/copy/price-coverage lacks it.`);
  const amount = age === 'older' ? priced.older : priced.younger;
  const isIncluded = work === 'check' && id !== 'peb-check';
  return { kind: 'price', heading: isIncluded ? labels.checkIncluded : priced.title, priced, amount, place };
};

/** Returns the postal code that was typed if the place has it, else its main one. */
export const typedPostalCode = ({ codes }: PlaceView, { q }: Pick<PriceFormValues, 'q'>): string => {
  const [main = ''] = codes;
  return codes.find((code) => q.includes(code)) ?? main;
};

/** Returns the message that says all that was answered: `Bonjour, voici ma demande : Entretien, gaz, 1790 Affligem, …`. */
export const contactMessage = (
  { work, energy, age, outcome: { result } }: PriceQuestion,
  place: PlaceView | null,
  values: PriceFormValues,
  { form, labels }: Pick<MyPriceProps, 'form' | 'labels'>,
): string => {
  const nameOf = (items: readonly { id: string; name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? '';
  const where = place === null ? '' : `${typedPostalCode(place, values)} ${place.name}`;
  const parts = [
    nameOf(form.works, work),
    worksPricedByFuel.includes(work) ? nameOf(form.energies, energy).toLowerCase() : '',
    result.kind === 'unknown-code' ? result.code : where,
    form.ages.find(({ id }) => id === age)?.home ?? '',
  ];
  return `${labels.message} ${parts.filter((part) => part !== '').join(', ')}.`;
};
