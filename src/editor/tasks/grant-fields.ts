import type { Task } from '@pajotherm/editor/contract';
import { inBoth, type Language } from '#src/lib/language.ts';
import type { LegalRegion } from '#src/lib/place-search/regions.ts';
import { choiceField, field } from './fields.ts';
import { type State, stateLabels } from './grant-words.ts';

const optionalDateField = { kind: 'date', localised: false, isOptional: true } as const;

const regionNames: Record<LegalRegion, string> = {
  brussels: 'Bruxelles / Brussel',
  flanders: 'Vlaanderen',
  wallonia: 'Wallonie',
};

/** A grant or loan with its present state and its last day, empty where it has none. */
interface Scheme {
  id: string;
  name: string;
  region: LegalRegion;
  now: State;
  lastDay: string;
}

/** The form of the task on grants: it opens on the state of the grant that is chosen. */
export const grantFields = (schemes: readonly Scheme[]): Task['fields'] => {
  const [first] = schemes;
  return [
    choiceField(
      'scheme',
      'Prime ou prêt',
      'Premie of lening',
      schemes.map(({ id, name, region, now, lastDay }) => {
        const stateIn = (lang: Language) => (now === 'unknown' ? '?' : stateLabels[now][lang].toLowerCase());
        const label = inBoth((lang) => `${name} (${regionNames[region]}) · ${stateIn(lang)}`);
        return { value: id, label, fills: { state: now, until: lastDay } };
      }),
    ),
    {
      ...choiceField(
        'state',
        'État',
        'Stand',
        Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
      ),
      initial: first?.now ?? '',
    },
    field(
      'from',
      'Depuis le (vide : le jour déjà connu, sinon aujourd’hui)',
      'Sinds (leeg: de dag die al bekend is, anders vandaag)',
      optionalDateField,
    ),
    field(
      'until',
      'Ouverte jusqu’au (vide si la Région ne le dit pas)',
      'Open tot en met (leeg als het gewest het niet zegt)',
      { ...optionalDateField, initial: first?.lastDay ?? '', onlyIf: { name: 'state', value: 'open' } },
    ),
    field('source', 'Où vous l’avez lu', 'Waar u het gelezen hebt', { localised: false }),
  ];
};
