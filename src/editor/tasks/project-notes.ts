import type { LocalisedText, TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { checkDigitsInTexts } from '#src/content/checks/digits-in-texts.ts';
import { yearLimits } from '#src/content/checks/written-values.ts';
import type { Content } from '#src/content/content.ts';
import type { Finding } from '#src/content/finding.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import { schemaFinding } from '#src/content/schema-finding.ts';
import { projectSchema } from '#src/content/schemas/projects.ts';
import { formatDate, formatMonth } from '#src/lib/format.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import { latestPastDay } from '#src/lib/site-day.ts';
import { localisedInput, noteBeside } from './fields.ts';
import { readDayOrMonth } from './typed-day.ts';

/** What is told of the day or the month that was typed; nothing while nothing is. */
const notesOnDay = (typed: string): TaskNote[] => {
  if (typed.trim() === '') return [];
  const read = readDayOrMonth(typed);
  const stop = (fr: string, nl: string) => noteBeside('date', true, fr, nl);
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

/** What to write in a sentence in place of a number. */
const withoutNumber = (number: string): LocalisedText => ({
  fr: `Écrivez « ${number} » en lettres, comme « douze », ou sans ce chiffre : « une chaudière plus puissante ».`,
  nl: `Schrijf "${number}" in letters, zoals "twaalf", of zonder dat cijfer: "een krachtigere ketel".`,
});

/** What the form of a project tells while it is filled in: a wrong day, and digits in its place and its texts. */
export const projectNotes = (content: Content, input: TaskInput): TaskNote[] => {
  const place = localisedInput(input.location);
  const { error } = projectSchema.shape.location.safeParse(place);
  const found = (error?.issues ?? [])
    .map((issue) => schemaFinding('', issue, place))
    .filter(({ code }) => code === 'digits-in-name');
  const { title, description, details } = input;
  const numbers: Finding[] = [];
  checkDigitsInTexts('', { title, description, details }, content, (one) => numbers.push(one));
  const notes = [
    ...found.map((one) => ({ name: 'location', text: perOwnerLanguage((lang) => messageOf(one, lang)) })),
    ...numbers.map(({ path, params }) => ({
      name: String(path[0]),
      text: withoutNumber(String(params.number)),
    })),
  ];
  // Both languages of a field may have the same mistake.
  return [
    ...notesOnDay(String(input.date ?? '')),
    ...new Map(notes.map((one) => [one.name + one.text.fr, { ...one, stops: true }])).values(),
  ];
};
