import { Button } from '#src/components/ButtonLink/Button.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import answerStyles from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { type Answer, nameOf } from './answer.ts';
import { DueWallCalendar } from './DueWallCalendar.tsx';
import styles from './MaintenanceDue.module.css';
import type { MaintenanceDueProps } from './props.ts';
import { StateChip } from './StateChip.tsx';

interface Props extends MaintenanceDueProps {
  answer: Answer;
  onAddAnother: () => void;
}

/**
 * Shows what the law requires for an appliance: the date on a calendar, the days left, the rule, who does it, the
 * certificate, the price.
 */
export function DueAnswer({ answer, onAddAnother, ...props }: Props) {
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
    <article className={styles.answerWithCalendar}>
      <div>
        <h2 id="answer-heading">{labels.headings[due.state]}</h2>
        <p className={`cluster ${styles.applianceName}`}>
          {nameOf(answer, props)} <StateChip state={due.state} label={labels.states[due.state]} />
        </p>
        {'date' in due && Math.abs(due.days) > 1 && (
          <p className={styles.daysLeft}>
            <b>{Math.abs(due.days)}</b> {due.days < 0 ? labels.daysLate : labels.daysLeft}
          </p>
        )}
        <p className={styles.text}>{labels.texts[due.state]}</p>
        {isPowerAssumed && <p className={styles.text}>{labels.assumed}</p>}
        <div className={`cluster ${answerStyles.actions} screen-only`}>
          {due.state !== 'none' && <ButtonLink {...booking} size="normal" />}
          <Button type="button" variant="secondary" label={labels.print} onClick={() => window.print()} />
          <Button type="button" variant="secondary" label={labels.addAnother} onClick={onAddAnother} />
        </div>
      </div>
      <DueWallCalendar {...props} answer={answer} showsApplianceName={false} />
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
