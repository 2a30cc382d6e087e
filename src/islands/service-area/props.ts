import type { Language } from '#src/lib/language.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import type { PlaceView } from '../shared/place-view.ts';

type Words = Copy<'service-area'>;

export interface ServiceAreaProps {
  lang: Language;
  /** URL of this page, which the form opens without a script. */
  action: string;
  dueHref: string;
  call: { href: string; label: string };
  labels: Words['search'] & Words['answer'] & Pick<Words, 'wrong'>;
  regions: readonly Pick<Words['regions']['items'][number], 'id' | 'name' | 'rule' | 'gas'>[];
  provinces: Words['provinces'];
  places: readonly PlaceView[];
}
