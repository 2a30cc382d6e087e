import type { Language } from '#src/lib/language.ts';
import type { Thresholds } from '#src/lib/maintenance-due/rule.ts';
import type { Copy } from '#src/routing/copy-names.ts';

type Words = Copy<'maintenance-due'>;

/** A rule, with its interval in years; null where there is none. */
export type RuleView = Words['table']['rules'][number] & { years: number | null };

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
  form: Words['form'];
  mistakes: Words['mistakes'];
  words: Words['answer'];
  thresholds: Thresholds;
  rules: readonly RuleView[];
  regions: Words['regions'];
  /** Price of a visit by appliance; that of `other` for those without one. */
  prices: Words['prices'];
}
