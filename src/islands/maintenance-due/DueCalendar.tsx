import { Button } from '#src/components/ButtonLink/Button.tsx';
import { type Answer, downloadCalendar, hasCalendar, inWords, nameOf, today } from './answer.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import type { MaintenanceDueProps } from './props.ts';

interface Props extends MaintenanceDueProps {
  /** Null before the first answer: the calendar then shows an example. */
  answer: Answer | null;
  showsApplianceName: boolean;
}

/** The wall calendar that shows when the maintenance is due. */
export function DueCalendar({ answer, showsApplianceName, ...props }: Props) {
  const { labels, lang, example } = props;
  if (answer === null)
    return (
      <CalendarSheet date={example.date} lang={lang} ring="due" tag={example.tag}>
        <span>{example.text}</span>
        <b>{inWords(example.date, lang)}</b>
      </CalendarSheet>
    );
  const { due } = answer;
  const name = showsApplianceName ? <span>{nameOf(answer, props)}</span> : null;
  if (!('date' in due))
    return (
      <CalendarSheet date={today()} lang={lang} ring={due.state === 'now' ? 'due' : 'none'} tag={null}>
        {name}
        <b>{labels.headings[due.state]}</b>
      </CalendarSheet>
    );
  return (
    <CalendarSheet date={due.date} lang={lang} ring={due.state === 'late' ? 'late' : 'due'} tag={null}>
      {name}
      <span>{labels.dueBy}</span>
      <b>{inWords(due.date, lang)}</b>
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
