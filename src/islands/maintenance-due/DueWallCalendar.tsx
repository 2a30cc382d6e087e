import { Button } from '#src/components/ButtonLink/Button.tsx';
import { type Answer, downloadCalendar, formatLongDate, hasCalendar, nameOf, today } from './answer.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import type { MaintenanceDueProps } from './props.ts';

interface Props extends MaintenanceDueProps {
  answer: Answer;
  showsApplianceName: boolean;
}

/** The wall calendar that shows when the maintenance is due. */
export function DueWallCalendar({ answer, showsApplianceName, ...props }: Props) {
  const { labels, lang } = props;
  const { due } = answer;
  const applianceName = showsApplianceName ? <span>{nameOf(answer, props)}</span> : null;
  if (!('date' in due))
    return (
      <CalendarSheet date={today()} lang={lang} ring={due.state === 'now' ? 'due' : 'none'}>
        {applianceName}
        <b>{labels.headings[due.state]}</b>
      </CalendarSheet>
    );
  return (
    <CalendarSheet date={due.date} lang={lang} ring={due.state === 'late' ? 'late' : 'due'}>
      {applianceName}
      <span>{labels.dueBy}</span>
      <b>{formatLongDate(due.date, lang)}</b>
      {due.days < -1 && <span>{`${-due.days} ${labels.daysLate}`}</span>}
      {hasCalendar(answer) && (
        <Button
          type="button"
          variant="primary"
          label={
            <>
              {labels.calendar}
              {showsApplianceName && <span className="visually-hidden"> {nameOf(answer, props)}</span>}
            </>
          }
          onClick={() => downloadCalendar([answer], props)}
        />
      )}
    </CalendarSheet>
  );
}
