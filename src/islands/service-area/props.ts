import type { Language } from '#src/lib/language.ts';
import type { ProvinceId, RegionId } from '#src/lib/place-search/regions.ts';
import type { PlaceView } from '../tools/place.ts';

/** Words of the search and of its answers (content/copy/service-area). */
export interface AreaWords {
  label: string;
  hint: string;
  button: string;
  wrong: Record<'empty' | 'not-a-code' | 'unknown-name', string>;
  served: string;
  outside: string;
  outsideText: string;
  again: string;
  list: string;
  unknownCode: string;
  unknownCodeText: string;
  choose: string;
  others: string;
  sections: string;
  province: string;
  delay: string;
  delayNote: string;
  distance: string;
  distanceNote: string;
  nearest: string;
  nearestNote: string;
  travel: string;
  travelIncluded: string;
  travelIncludedNote: string;
  travelFurther: string;
  travelFurtherNote: string;
  rule: string;
  ruleLink: string;
  gas: string;
  gasNote: string;
  gasElsewhere: string;
  page: string;
}

/** A Region as an answer shows it. */
export interface RegionView {
  id: RegionId;
  name: string;
  rule: string;
  /** Number for a gas smell. */
  gas: string;
}

export interface ServiceAreaProps {
  lang: Language;
  /** Address of this page, to which the form leads without a script. */
  action: string;
  /** Address of the page with the rules of maintenance. */
  dueHref: string;
  phone: { display: string; href: string };
  callLabel: string;
  words: AreaWords;
  regions: readonly RegionView[];
  provinces: readonly { id: ProvinceId; name: string }[];
  places: readonly PlaceView[];
}
