import type { Language } from '#src/lib/language.ts';
import type { Mistake } from '#src/lib/maintenance-due/input.ts';
import type { ApplianceId, RuleId, Thresholds } from '#src/lib/maintenance-due/rule.ts';
import type { RegionId } from '#src/lib/place-search/regions.ts';

/** Words that depend on how far away the date is. */
type OfStates = Record<'none' | 'now' | 'late' | 'soon' | 'later', string>;

export interface DueFormWords {
  region: string;
  regions: readonly { id: RegionId; name: string }[];
  postcode: string;
  postcodeHint: string;
  appliance: string;
  appliances: readonly { id: ApplianceId; name: string }[];
  power: string;
  powerHint: string;
  powerHelp: string;
  powerHelpText: string;
  last: string;
  lastHint: string;
  label: string;
  labelHint: string;
  button: string;
}

export interface DueAnswerWords {
  headings: OfStates;
  texts: OfStates;
  dueBy: string;
  daysLeft: string;
  daysLate: string;
  rule: string;
  who: string;
  duty: string;
  paper: string;
  price: string;
  assumed: string;
  calendar: string;
  calendarAll: string;
  print: string;
  add: string;
  added: string;
  remove: string;
  list: string;
  columns: Record<'name' | 'last' | 'due' | 'state', string>;
  states: OfStates;
  noPaper: string;
  event: string;
  eventText: string;
}

/** A rule, with its interval in years; null where there is none. */
export interface RuleView {
  id: RuleId;
  years: number | null;
  title: string;
  interval: string;
  who: string;
  paper: string;
}

export interface MaintenanceDueProps {
  lang: Language;
  /** Address of this page, to which the form leads without a script. */
  action: string;
  bookHref: string;
  bookLabel: string;
  newTabLabel: string;
  /** Part of the ids of calendar events, and who wrote them. */
  domain: string;
  producer: string;
  /** What the calendar shows before the first answer: an ISO date, and of what. */
  example: { tag: string; text: string; date: string };
  form: DueFormWords;
  mistakes: Record<Mistake, string>;
  words: DueAnswerWords;
  thresholds: Thresholds;
  rules: readonly RuleView[];
  regions: readonly { id: RegionId; law: string; duty: string; keep: string; text: string }[];
  /** Price of a visit by appliance; that of `other` for those without one. */
  prices: readonly { id: 'gas' | 'oil' | 'other'; price: string }[];
}
