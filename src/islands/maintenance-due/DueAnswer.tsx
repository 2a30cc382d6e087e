import { Button } from '#src/components/ButtonLink/Button.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { formatDate } from '#src/lib/format.ts';
import answerStyles from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { type Answer, applianceName, downloadCalendar, isDateAhead } from './answer.ts';
import styles from './MaintenanceDue.module.css';
import type { MaintenanceDueProps } from './props.ts';

interface Props extends MaintenanceDueProps {
  answer: Answer;
}

/** Shows what the law requires for an appliance: the date, the days left, the rule, who does it, the certificate, the price. */
export function DueAnswer({ answer, ...props }: Props) {
  const { labels, regions, prices, booking } = props;
  const { appliance, rule, due } = answer;
  const region = regions.find(({ id }) => id === appliance.region);
  const price = prices.find(({ id }) => id === appliance.kind) ?? prices.find(({ id }) => id === 'other');
  const isPowerAssumed =
    appliance.power === null &&
    (rule.id === 'flanders-gas' || rule.id === 'flanders-oil' || rule.id === 'wallonia-gas');
  const law = region === undefined ? null : <Text>{`${region.law}. ${region.text}`}</Text>;
  // The law says how long to keep a certificate only where it asks for maintenance.
  const papersToKeep = rule.years === null ? null : (region?.papersToKeep ?? null);
  return (
    <article className={answerStyles.card}>
      <div className={answerStyles.words}>
        <h2 id="answer-heading">{labels.headings[due.state]}</h2>
        <p className={styles.appliance}>{applianceName(appliance, props)}</p>
        {'date' in due && (
          <p className={styles.date}>
            {labels.dueBy} <b>{formatDate(due.date, props.lang)}</b>
            {Math.abs(due.days) > 1 && (
              <span>{`${Math.abs(due.days)} ${due.days < 0 ? labels.daysLate : labels.daysLeft}`}</span>
            )}
          </p>
        )}
        <p>{labels.texts[due.state]}</p>
        {isPowerAssumed && <p>{labels.assumed}</p>}
        <div className="cluster screen-only">
          {due.state !== 'none' && <ButtonLink {...booking} size="normal" />}
          {isDateAhead(answer) && (
            <Button
              type="button"
              variant="secondary"
              label={labels.calendar}
              onClick={() => downloadCalendar(answer, props)}
            />
          )}
        </div>
      </div>
      <AnswerRows
        rows={[
          ['icon-rule', labels.rule, `${rule.title}, ${rule.interval}`, law],
          ['icon-who', labels.who, rule.who],
          ['icon-responsible', labels.responsible, region?.responsible],
          ['icon-paper', labels.paper, rule.paper, papersToKeep],
          ['icon-price', labels.price, null, <Text key="price">{price?.price ?? ''}</Text>],
        ]}
      />
    </article>
  );
}
