import { type CalendarDay, calendarFile } from '#src/lib/calendar-file/ics.ts';
import { dayInBelgium } from '#src/lib/civil-date/civil-date.ts';
import { type Language, languageTags } from '#src/lib/language.ts';
import { type Due, dueOf } from '#src/lib/maintenance-due/due.ts';
import type { Appliance } from '#src/lib/maintenance-due/input.ts';
import { ruleOf } from '#src/lib/maintenance-due/rule.ts';
import type { MaintenanceDueProps, RuleView } from './props.ts';

export interface Answer {
  appliance: Appliance;
  rule: RuleView;
  due: Due;
}

/** Returns the current day in Belgium, from the visitor's clock. */
export const today = (): string => dayInBelgium(new Date());

export const answerFor = (
  appliance: Appliance,
  { rules, thresholds }: Pick<MaintenanceDueProps, 'rules' | 'thresholds'>,
): Answer => {
  const id = ruleOf(appliance.region, appliance.kind, appliance.power, thresholds);
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined)
    throw new Error(
      `No rule ${id} in the props of the maintenance tool: content/copy/maintenance-due lacks it.`,
    );
  return { appliance, rule, due: dueOf(rule.years, appliance.last, today()) };
};

/** Formats a day in words: `vendredi 12 mars 2027`, `lundi 1er mars 2027`. */
export const formatLongDate = (date: string, lang: Language): string => {
  const written = new Intl.DateTimeFormat(languageTags[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
  return lang === 'fr' ? written.replace(/ 1 /, ' 1er ') : written;
};

/** Formats a day in figures: `12/03/2027`. */
export const formatShortDate = (date: string, lang: Language): string =>
  new Intl.DateTimeFormat(languageTags[lang], { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(date));

/** Returns the visitor's name for an appliance, or else its kind. */
export const nameOf = ({ appliance }: Answer, { form }: Pick<MaintenanceDueProps, 'form'>): string => {
  const kind = form.appliances.find(({ id }) => id === appliance.kind)?.name ?? '';
  return appliance.name === '' ? kind : appliance.name;
};

/** The reminder rings so many days before the date, or halfway to a date that is nearer: an alarm in the past never rings. */
const maxAlarmDays = 30;

/** True if there is a date to put into a calendar. */
export const hasCalendar = ({ due }: Answer): boolean => due.state === 'soon' || due.state === 'later';

const dayOf = (answer: Answer, position: number, props: MaintenanceDueProps): CalendarDay | null => {
  const { due, rule, appliance } = answer;
  if (due.state !== 'soon' && due.state !== 'later') return null;
  const name = nameOf(answer, props);
  const applianceKey = new URLSearchParams({ [appliance.kind]: appliance.name || String(position) });
  return {
    // Without the date: a calendar that has the event replaces it when the date changes.
    uid: `${rule.id}-${applianceKey}@${props.domain}`,
    date: due.date,
    summary: `${props.labels.event}${props.lang === 'fr' ? '\u00a0' : ''}: ${name}`,
    description: `${rule.title}, ${rule.interval}\n${rule.who}\n${rule.paper}\n${props.labels.eventText}`,
    alarmDays: Math.min(maxAlarmDays, Math.floor(due.days / 2)),
  };
};

const fileNames: Record<Language, string> = { fr: 'entretien.ics', nl: 'onderhoud.ics' };

/** Offers a calendar file with the dates of some answers as a download. */
export const downloadCalendar = (answers: readonly Answer[], props: MaintenanceDueProps): void => {
  const days = answers.flatMap((answer, position) => dayOf(answer, position, props) ?? []);
  const file = new Blob([calendarFile(days, props.calendarProducer, new Date())], {
    type: 'text/calendar;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNames[props.lang];
  link.click();
  // Not at once: Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
