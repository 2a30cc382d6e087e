import type { Language } from '#src/lib/language.ts';
import type { PowerThresholds } from '#src/lib/maintenance-due/maintenance-rules.ts';
import type { Copy } from '#src/routing/copy-names.ts';

type Words = Copy<'maintenance-due'>;

/** A rule with its interval in years; null if there is none. */
export type RuleView = Words['table']['rules'][number] & { years: number | null };

/** `prices` of a visit are by appliance; `other` is for appliances without a price of their own. */
export interface MaintenanceDueProps extends Pick<Words, 'form' | 'mistakes' | 'regions' | 'prices'> {
  lang: Language;
  /** URL of this page, which the form opens without a script. */
  action: string;
  booking: { href: string; label: string; newTabLabel: string };
  labels: Words['answer'];
  thresholds: PowerThresholds;
  rules: readonly RuleView[];
}
