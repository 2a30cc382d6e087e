import { type CalendarDay, calendarFile } from '#src/lib/calendar-file/calendar-file.ts';
import { dayInBelgium } from '#src/lib/civil-date/civil-date.ts';
import type { Language } from '#src/lib/language.ts';
import { maintenanceRuleOf } from '#src/lib/maintenance-due/maintenance-rules.ts';
import {
  type NextMaintenance,
  type NextMaintenanceWithDate,
  nextMaintenanceOf,
} from '#src/lib/maintenance-due/next-maintenance.ts';
import type { Appliance } from '#src/lib/maintenance-due/parse-appliance.ts';
import type { MaintenanceDueProps, RuleView } from './props.ts';

export interface Answer {
  appliance: Appliance;
  rule: RuleView;
  due: NextMaintenance;
}

type DatedAnswer = Answer & { due: NextMaintenanceWithDate };

/** True if there is a date to put into a calendar. */
export const isDateAhead = (answer: Answer): answer is DatedAnswer =>
  'date' in answer.due && answer.due.days >= 0;

/** Returns the current day in Belgium, from the visitor's clock. */
export const currentDay = (): string => dayInBelgium(new Date());

export const answerOf = (
  appliance: Appliance,
  { rules, thresholds }: Pick<MaintenanceDueProps, 'rules' | 'thresholds'>,
): Answer => {
  const id = maintenanceRuleOf(appliance.region, appliance.kind, appliance.power, thresholds);
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined)
    throw new Error(
      `No rule ${id} in the props of the maintenance tool: content/copy/maintenance-due lacks it.`,
    );
  return { appliance, rule, due: nextMaintenanceOf(rule.years, appliance.last, currentDay()) };
};

/** Returns the kind of an appliance in words. */
export const applianceName = ({ kind }: Appliance, { form }: Pick<MaintenanceDueProps, 'form'>): string =>
  form.appliances.find(({ id }) => id === kind)?.name ?? '';

/** The reminder rings so many days before the date, or halfway to a date that is nearer: an alarm in the past never rings. */
const maxAlarmDays = 30;

const dayOf = ({ appliance, rule, due }: DatedAnswer, props: MaintenanceDueProps): CalendarDay => ({
  // Without the date: a calendar that has the event replaces it when the date changes.
  uid: `${rule.id}-${appliance.kind}@${location.hostname}`,
  date: due.date,
  summary: `${props.labels.event}${props.lang === 'fr' ? '\u00a0' : ''}: ${applianceName(appliance, props)}`,
  description: `${rule.title}, ${rule.interval}\n${rule.who}\n${rule.paper}\n${props.labels.eventText}`,
  alarmDays: Math.min(maxAlarmDays, Math.floor(due.days / 2)),
});

const fileNames: Record<Language, string> = { fr: 'entretien.ics', nl: 'onderhoud.ics' };

/** Offers a calendar file with the date of an answer as a download. */
export const downloadCalendar = (answer: DatedAnswer, props: MaintenanceDueProps): void => {
  const text = calendarFile(dayOf(answer, props), location.hostname, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = fileNames[props.lang];
  link.click();
  // Not at once: Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
