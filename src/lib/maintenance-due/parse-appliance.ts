import { isDate } from '../civil-date/civil-date.ts';
import { type LegalRegion, legalRegions, provinceAndRegionOf } from '../place-search/legal-regions.ts';
import { type ApplianceId, applianceIds } from './maintenance-rules.ts';

/** Names of the fields in the order of the form, and of the values in the URL. `appliance` is the kind of an appliance. */
export const dueFields = ['region', 'postcode', 'last', 'appliance', 'power'] as const;
export type DueField = (typeof dueFields)[number];

export interface Appliance {
  region: LegalRegion;
  kind: ApplianceId;
  /** In kW; null if unknown. */
  power: number | null;
  /** Day of the last maintenance; null without a certificate. */
  last: string | null;
}

type Mistake =
  | 'region'
  | 'postcode'
  | 'appliance'
  | 'power'
  | 'power-large'
  | 'date'
  | 'date-future'
  | 'date-early';

/** The mistake of each field: the key of its message. */
export type DueMistakes = Partial<Record<DueField, Mistake>>;

type ParsedAppliance = { valid: true; appliance: Appliance } | { valid: false; mistakes: DueMistakes };

/** Greatest output in kW for which the rules of all Regions are known. */
const maxPower = 400;
/** No certificate is older: the first rules are of 1978. */
const firstDay = '1978-01-01';

const powerOf = (text: string): number | 'power' | 'power-large' | null => {
  const digits = text
    .replace(/kw/i, '')
    .replace(/[\s\u200e\u200f\u202a-\u202e]/g, '')
    .replace(',', '.');
  if (digits === '') return null;
  if (!/^\d+(\.\d+)?$/.test(digits) || Number(digits) <= 0) return 'power';
  return Number(digits) > maxPower ? 'power-large' : Number(digits);
};

const dateMistake = (text: string, today: string): Mistake | null => {
  if (!isDate(text)) return 'date';
  if (text > today) return 'date-future';
  return text < firstDay ? 'date-early' : null;
};

/** Checks what a visitor filled in: values by field, as text. `today` is an ISO date. */
export const parseAppliance = (
  values: Readonly<Partial<Record<DueField, string>>>,
  today: string,
): ParsedAppliance => {
  const text = (field: DueField): string => (values[field] ?? '').trim();
  const mistakes: DueMistakes = {};
  const code = text('postcode').replace(/^B\s*-?\s*(?=\d)/i, '');
  const found = /^[1-9]\d{3}$/.test(code) ? provinceAndRegionOf(code) : null;
  if (text('postcode') !== '' && found === null) mistakes.postcode = 'postcode';
  const region = found?.region ?? legalRegions.find((id) => id === text('region'));
  if (region === undefined && mistakes.postcode === undefined) mistakes.region = 'region';
  const kind = applianceIds.find((id) => id === text('appliance'));
  if (kind === undefined) mistakes.appliance = 'appliance';
  const power = powerOf(text('power'));
  if (typeof power === 'string') mistakes.power = power;
  const last = text('last') === '' ? null : text('last');
  const wrongDate = last === null ? null : dateMistake(last, today);
  if (wrongDate !== null) mistakes.last = wrongDate;
  if (
    region === undefined ||
    kind === undefined ||
    typeof power === 'string' ||
    Object.keys(mistakes).length > 0
  )
    return { valid: false, mistakes };
  return { valid: true, appliance: { region, kind, power, last } };
};
