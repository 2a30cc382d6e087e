import type { LocalisedText, TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { checkDigits } from '#src/content/checks/digits.ts';
import { dayLimits } from '#src/content/checks/written-values.ts';
import type { Content } from '#src/content/content.ts';
import type { Finding } from '#src/content/finding.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import { schemaFinding } from '#src/content/schema-finding.ts';
import { projectSchema } from '#src/content/schemas/projects.ts';
import { inBoth } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { localisedInput } from './fields.ts';

/** What is wrong with the day of a project; null where nothing is. */
const wrongDay = (date: string): LocalisedText | null => {
  if (date !== '' && Number(date.slice(0, 4)) < dayLimits.first)
    return {
      fr: 'Écrivez l’année en quatre chiffres : 2024.',
      nl: 'Schrijf het jaar met vier cijfers: 2024.',
    };
  return date <= today()
    ? null
    : {
        fr: 'Ce jour n’est pas encore passé. Choisissez le jour où le travail était fini, ou aujourd’hui.',
        nl: 'Die dag is nog niet voorbij. Kies de dag waarop het werk klaar was, of vandaag.',
      };
};

/** What to write in a sentence in place of a number. */
const withoutNumber = (number: string): LocalisedText =>
  /^(?:19|20)\d\d$/.test(number)
    ? {
        fr: `Retirez « ${number} » : la page montre déjà la date de « Fini le ». Par exemple : « Une chaudière neuve à Gooik ».`,
        nl: `Haal "${number}" weg: de pagina toont al de datum van “Klaar op”. Bijvoorbeeld: "Een nieuwe ketel in Gooik".`,
      }
    : {
        fr: `Écrivez « ${number} » en lettres, comme « douze », ou sans ce chiffre : « une chaudière plus puissante ».`,
        nl: `Schrijf "${number}" in letters, zoals "twaalf", of zonder dat cijfer: "een krachtigere ketel".`,
      };

/** What the form of a project tells while it is filled in: a wrong day, and digits in its place and its texts. */
export const projectNotes = (content: Content, input: TaskInput): TaskNote[] => {
  const day = wrongDay(String(input.date ?? ''));
  const place = localisedInput(input.location);
  const { error } = projectSchema.shape.location.safeParse(place);
  const found = (error?.issues ?? [])
    .map((issue) => schemaFinding('', issue, place))
    .filter(({ code }) => code === 'digits-in-name');
  const { title, description, details } = input;
  const numbers: Finding[] = [];
  checkDigits('', { title, description, details }, content, (one) => numbers.push(one));
  const notes = [
    ...(day === null ? [] : [{ name: 'date', text: day }]),
    ...found.map((one) => ({ name: 'location', text: inBoth((lang) => messageOf(one, lang)) })),
    ...numbers.map(({ path, params }) => ({
      name: String(path[0]),
      text: withoutNumber(String(params.number)),
    })),
  ];
  // Both languages of a field may have the same mistake.
  return [...new Map(notes.map((one) => [one.name + one.text.fr, { ...one, stops: true }])).values()];
};
