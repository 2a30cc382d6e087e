import { Button } from '#src/components/ButtonLink/Button.tsx';
import answerStyles from '../shared/Answer.module.css';
import styles from './ApplianceList.module.css';
import { type Answer, downloadCalendar, formatShortDate, hasCalendar, nameOf } from './answer.ts';
import { DueWallCalendar } from './DueWallCalendar.tsx';
import type { MaintenanceDueProps } from './props.ts';
import { StateChip } from './StateChip.tsx';

interface Props extends MaintenanceDueProps {
  answers: readonly Answer[];
  onRemove: (index: number) => void;
}

/** The appliances of a landlord, each with its sheet of the calendar, a table that compares several, and one calendar file for all. */
export function ApplianceList({ answers, onRemove, ...props }: Props) {
  const { labels, lang } = props;
  const { columns } = labels;
  const dated = answers.filter(hasCalendar);
  return (
    <div className={styles.list}>
      <h2>{labels.list}</h2>
      <ul className={`${styles.sheets} screen-only`}>
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two appliances can be alike in everything
          <li key={index}>
            <DueWallCalendar {...props} answer={answer} showsApplianceName />
            <button type="button" onClick={() => onRemove(index)}>
              {labels.remove}
              <span className="visually-hidden"> {nameOf(answer, props)}</span>
            </button>
          </li>
        ))}
      </ul>
      {answers.length > 1 && (
        <table>
          <thead>
            <tr>
              {[columns.name, columns.last, columns.due, columns.state].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answers.map((answer, index) => {
              const { appliance, due, rule } = answer;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two appliances can be alike in everything
                <tr key={index}>
                  <th scope="row">
                    {nameOf(answer, props)}
                    <small>{rule.title}</small>
                  </th>
                  <td>
                    <span className={`colon ${styles.column}`}>{columns.last}</span>{' '}
                    {appliance.last === null ? labels.noPaper : formatShortDate(appliance.last, lang)}
                  </td>
                  <td>
                    <span className={`colon ${styles.column}`}>{columns.due}</span>{' '}
                    {'date' in due ? formatShortDate(due.date, lang) : '–'}
                  </td>
                  <td>
                    <StateChip state={due.state} label={labels.states[due.state]} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div className={`cluster ${answerStyles.actions} screen-only`}>
        {dated.length > 0 && (
          <Button
            type="button"
            variant="primary"
            label={labels.calendarAll}
            onClick={() => downloadCalendar(answers, props)}
          />
        )}
        <Button type="button" variant="secondary" label={labels.print} onClick={() => window.print()} />
      </div>
    </div>
  );
}
