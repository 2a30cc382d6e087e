import type { UiLabels } from '#src/content/content.ts';
import type { Language } from '#src/lib/language.ts';
import type { ToolPriceId } from '#src/lib/my-price/works.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import type { PlaceView } from '../shared/place-view.ts';

type Words = Copy<'my-price'>;
type AreaWords = Copy<'service-area'>;

/** A formatted price: `à partir de`, `168,54 €`, `TVA de 6 % comprise`, `6 % sous conditions`, and `159 € hors TVA` (null where it is published with VAT). */
export interface AmountView {
  from: string | null;
  amount: string;
  vat: string;
  vatNote: string;
  excluded: string | null;
}

/** A price with all that an answer shows about it. */
export interface ToolPriceView {
  id: ToolPriceId;
  title: string;
  older: AmountView;
  younger: AmountView;
  covers: Record<'included' | 'excluded' | 'known', string>;
  soon: Words['soon'][number]['rows'];
  notes: Words['notes'];
  vatNotes: Words['vatNotes'];
}

export interface MyPriceProps {
  lang: Language;
  /** URL of this page, which the form opens without a script. */
  action: string;
  dueHref: string;
  booking: { href: string; label: string; newTabLabel: string };
  call: { href: string; label: string };
  /** The field for the place has the labels of the service area. */
  form: Words['form'] & { place: string; placeHint: string };
  mistakes: Words['mistakes'] & AreaWords['wrong'];
  labels: Words['answer'] & AreaWords['answer'] & Copy<'price-coverage'>['labels'];
  prices: readonly ToolPriceView[];
  refusals: Words['refusals'];
  rules: Words['rules'];
  nextSteps: UiLabels['nextSteps'];
  places: readonly PlaceView[];
}
