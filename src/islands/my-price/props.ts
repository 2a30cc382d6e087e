import type { Language } from '#src/lib/language.ts';
import type { AgeId, EnergyId, PricedId, RefusalId, WorkId } from '#src/lib/my-price/case.ts';
import type { RegionId } from '#src/lib/place-search/regions.ts';
import type { PlaceView } from '../tools/place.ts';

export interface PriceFormWords {
  work: string;
  works: readonly { id: WorkId; name: string }[];
  energy: string;
  energies: readonly { id: EnergyId; name: string }[];
  age: string;
  ages: readonly { id: AgeId; name: string }[];
  button: string;
  /** Of the field for the place, which is that of the service area. */
  place: string;
  placeHint: string;
}

export interface PriceAnswerWords {
  included: string;
  excluded: string;
  known: string;
  soon: string;
  rule: string;
  due: string;
  far: string;
  urgent: string;
  write: string;
  message: string;
  choose: string;
  outside: string;
  outsideText: string;
  unknownCode: string;
  unknownCodeText: string;
}

/** A price in words: `à partir de`, `168,54 €`, `TVA de 6 % comprise`. */
export interface AmountView {
  from: string | null;
  amount: string;
  vat: string;
}

/** A price with all that an answer says about it. */
export interface PricedView {
  id: PricedId;
  title: string;
  older: AmountView;
  younger: AmountView;
  covers: Record<'included' | 'excluded' | 'known', string>;
  /** How soon; null where the place decides. */
  soon: { value: string; note: string } | null;
  notes: readonly { homes: 'all' | 'younger'; text: string }[];
  /** What each Region asks; null where it asks nothing. */
  rules: Record<RegionId, string> | null;
  /** True where the Region's rule is that of maintenance, for which there is a tool. */
  isMaintenanceRule: boolean;
}

export interface MyPriceProps {
  lang: Language;
  /** Address of this page, to which the form leads without a script. */
  action: string;
  dueHref: string;
  bookHref: string;
  bookLabel: string;
  newTabLabel: string;
  phoneHref: string;
  callLabel: string;
  form: PriceFormWords;
  mistakes: Record<'work' | 'energy' | 'age' | 'empty' | 'not-a-code' | 'unknown-name', string>;
  words: PriceAnswerWords;
  prices: readonly PricedView[];
  refusals: readonly { id: RefusalId; heading: string; text: string }[];
  /** What happens after the answer. */
  nextSteps: { heading: string; steps: readonly string[] };
  places: readonly PlaceView[];
}
