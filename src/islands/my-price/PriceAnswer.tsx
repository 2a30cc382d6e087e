import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { NextSteps } from '#src/components/NextSteps/NextSteps.tsx';
import answerStyles from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerSign } from './AnswerSign.tsx';
import type { Answer, Question } from './answer.ts';
import styles from './MyPrice.module.css';
import { priceRows, travelInPrice } from './price-rows.tsx';
import type { MyPriceProps } from './props.ts';

interface Props extends MyPriceProps {
  answer: Extract<Answer, { kind: 'price' }>;
  question: Question;
  code: string;
  message: string;
}

/** Shows the price: the amount, what it covers, how soon, what the Region asks, and what to do now. */
export function PriceAnswer({ answer, question, code, ...props }: Props) {
  const { heading, amount, place } = answer;
  return (
    <article className={`${answerStyles.card} ${styles.price}`}>
      <div>
        <AnswerSign code={code} name={place.name} />
        <h2 id="answer-heading" className={styles.note}>
          {heading}
        </h2>
        <p className={styles.amount}>
          {amount.from !== null && <span>{amount.from} </span>}
          <strong translate="no">{amount.amount}</strong> {amount.vat}
          {travelInPrice(answer) === 'too-far' && `, ${props.labels.farNote}`}
        </p>
        <AnswerActions {...props}>
          <ButtonLink {...props.booking} size="normal" />
        </AnswerActions>
      </div>
      <AnswerRows rows={priceRows(answer, question, props)} />
      <NextSteps {...props.nextSteps} />
    </article>
  );
}
