import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { NextSteps } from '#src/components/NextSteps/NextSteps.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { ruleIdOf } from '#src/lib/my-price/case.ts';
import answerStyles from '../shared/Answer.module.css';
import { type AnswerRow, AnswerRows, answerRow } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import { Actions } from './Actions.tsx';
import type { Answer, Question } from './answer.ts';
import styles from './MyPrice.module.css';
import type { MyPriceProps } from './props.ts';

/** Returns the rows of a price: what it covers, its VAT, how soon, and what the Region asks, if it asks anything. */
const priceRows = (
  { priced, amount, place }: Extract<Answer, { kind: 'price' }>,
  { age, energy, work }: Question,
  { form, labels, rules, dueHref }: Pick<MyPriceProps, 'form' | 'labels' | 'rules' | 'dueHref'>,
): AnswerRow[] => {
  const { id, covers, notes, soon } = priced;
  const isRepair = id === 'repair';
  const isFar = !place.travelIncluded && !isRepair;
  const excluded = isFar ? `${covers.excluded} ${labels.far}` : covers.excluded;
  const ruleId = ruleIdOf(id, energy);
  const rule = rules.find((one) => one.id === ruleId && one.region === place.region);
  const known = [
    covers.known,
    ...notes.filter(({ homes }) => homes === 'all' || homes === age).map(({ text }) => text),
    ...(work === 'check' && energy === 'gas' ? [labels.gasCertificate] : []),
  ];
  const vat = `${amount.vatNote} ${form.ages.find((one) => one.id === age)?.home}`;
  const rows = [
    answerRow('fact-paper', labels.included, null, <Text>{covers.included}</Text>),
    answerRow('fact-travel', labels.excluded, null, <Text>{excluded}</Text>),
    answerRow('fact-price', labels.known, null, <Text>{known.join(' ')}</Text>),
    answerRow('fact-price', labels.vat, amount.excluded, <Text>{vat}</Text>),
  ];
  if (isRepair)
    rows.push(answerRow('fact-delay', labels.responseTime, place.responseTime, labels.responseTimeNote));
  rows.push(...soon.map(({ label, value, note = null }) => answerRow('fact-delay', label, value, note)));
  if (rule === undefined) return rows;
  const note = (
    <>
      <Text>{rule.text}</Text>{' '}
      {rule.id.endsWith('maintenance') && <a href={`${dueHref}?region=${place.region}`}>{labels.due}</a>}
    </>
  );
  const ruleRow = answerRow('fact-rule', labels.rule, null, note);
  // What the Region forbids decides whether a new boiler may come at all, so it is read before what the price covers.
  return id.endsWith('-boiler') ? [ruleRow, ...rows] : [...rows, ruleRow];
};

interface Props extends MyPriceProps {
  answer: Extract<Answer, { kind: 'price' }>;
  question: Question;
  code: string;
  request: string;
}

/** Shows the price: the amount, what it covers, how soon, what the Region asks, and what to do now. */
export function PriceAnswer({ answer, question, code, ...props }: Props) {
  const { heading, amount, place } = answer;
  return (
    <article className={`${answerStyles.card} ${styles.price}`}>
      <div>
        <PlaceSign className={styles.sign}>
          <span>{code}</span> <b translate="no">{place.name}</b>
        </PlaceSign>
        <h2 id="answer-heading" className={styles.note}>
          {heading}
        </h2>
        <p className={styles.amount}>
          {amount.from !== null && <span>{amount.from} </span>}
          <strong translate="no">{amount.amount}</strong> {amount.vat}
        </p>
        <Actions {...props}>
          <ButtonLink {...props.booking} size="normal" />
        </Actions>
      </div>
      <AnswerRows rows={priceRows(answer, question, props)} />
      <NextSteps {...props.nextSteps} />
    </article>
  );
}
