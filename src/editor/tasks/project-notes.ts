import type { TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { yearLimits } from '#src/content/checks/written-values.ts';
import type { Content } from '#src/content/content.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import { schemaFinding } from '#src/content/schema-finding.ts';
import { projectSchema } from '#src/content/schemas/projects.ts';
import { formatDate, formatMonth } from '#src/lib/format.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import { latestPastDay } from '#src/lib/site-day.ts';
import { localisedInput, noteBeside } from './fields.ts';
import { numberNotes } from './number-notes.ts';
import { hasFormOfDay, readDayOrMonth } from './typed-day.ts';

/** What is told of the day or the month that was typed; nothing while nothing is. */
const notesOnDay = (typed: string): TaskNote[] => {
  if (typed.trim() === '') return [];
  const read = readDayOrMonth(typed);
  const stop = (fr: string, nl: string) => noteBeside('date', true, fr, nl);
  if (read === null && hasFormOfDay(typed))
    return stop(`Le « ${typed} » n’existe pas.`, `De dag “${typed}” bestaat niet.`);
  if (read === null)
    return stop(
      'Écrivez le mois et l’année en quatre chiffres : « octobre 2026 ». Un jour peut aussi : « 15/10/2026 ».',
      'Schrijf de maand en het jaar met vier cijfers: “oktober 2026”. Een dag mag ook: “15/10/2026”.',
    );
  if (Number(read.slice(0, 4)) < yearLimits.first)
    return stop('Écrivez l’année en quatre chiffres : 2024.', 'Schrijf het jaar met vier cijfers: 2024.');
  if (read > latestPastDay())
    return stop(
      'Ce jour n’est pas encore passé. Écrivez celui où le travail était fini, ou aujourd’hui.',
      'Die dag is nog niet voorbij. Schrijf de dag waarop het werk klaar was, of vandaag.',
    );
  const format = read.length === 7 ? formatMonth : formatDate;
  const [fr, nl] = [`La page montre : ${format(read, 'fr')}.`, `De pagina toont: ${format(read, 'nl')}.`];
  return noteBeside('date', false, fr, nl);
};

/** What the form of a project tells while it is filled in: a wrong day, and digits in its place and its texts. */
export const projectNotes = (content: Content, input: TaskInput): TaskNote[] => {
  const place = localisedInput(input.location);
  const { error } = projectSchema.shape.location.safeParse(place);
  const found = (error?.issues ?? [])
    .map((issue) => schemaFinding('', issue, place))
    .filter(({ code }) => code === 'digits-in-name');
  const { title, description, details } = input;
  const wrongPlaces = found.map((one) => perOwnerLanguage((lang) => messageOf(one, lang)));
  // Both languages may have the same mistake.
  const ofPlace = new Map(wrongPlaces.map((words) => [words.fr, words]));
  return [
    ...notesOnDay(String(input.date ?? '')),
    ...[...ofPlace.values()].map((words) => ({ name: 'location', stops: true, text: words })),
    ...numberNotes(content, { title, description, details }),
  ];
};
