import type { TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { formatDate } from '#src/lib/format.ts';
import type { Site } from '#src/load-site.ts';
import type { State } from './grant-fields.ts';

/** A grant or loan with its present state and the facts of its first days. */
interface Scheme {
  now: State;
  from?: string | undefined;
  closedFrom?: string | undefined;
}

/** First day of a state (ISO) in the form of a grant: the day that was typed, else the known one, else today. */
export const firstDayOf = (site: Site, scheme: Scheme, { state, from }: TaskInput, today: string): string => {
  const fact = scheme[state === 'closed' ? 'closedFrom' : 'from'] ?? '';
  const known = scheme.now === state ? site.content.facts.get(fact)?.value : undefined;
  return String(from || (known ?? today));
};

/** What the form of a grant tells while it is filled in: an open grant cannot end in the past, or before it opens. */
export const grantNotes = (site: Site, scheme: Scheme | undefined, input: TaskInput): TaskNote[] => {
  const until = String(input.until ?? '');
  if (scheme === undefined || input.state !== 'open' || until === '') return [];
  const from = firstDayOf(site, scheme, input, site.day);
  const note = (fr: string, nl: string) => [{ name: 'until', stops: true, text: { fr, nl } }];
  if (until < from)
    return note(
      `Ce jour vient avant l’ouverture, le ${formatDate(from, 'fr')}. Corrigez-le, ou le jour en dessous.`,
      `Die dag valt vóór de opening op ${formatDate(from, 'nl')}. Verbeter hem, of de dag eronder.`,
    );
  return until < site.day
    ? note(
        'Ce jour est passé : la prime ou le prêt n’est donc plus ouvert. Choisissez « Fermée », ou corrigez le jour.',
        'Die dag is voorbij: de premie of lening is dus niet meer open. Kies “Gesloten”, of verbeter de dag.',
      )
    : [];
};
