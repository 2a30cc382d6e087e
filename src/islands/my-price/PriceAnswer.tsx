import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { NextSteps } from '#src/components/NextSteps/NextSteps.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import answerStyles from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import { Actions } from './Actions.tsx';
import type { Answer, Question } from './answer.ts';
import styles from './MyPrice.module.css';
import { priceRows } from './price-rows.tsx';
import type { MyPriceProps } from './props.ts';

interface Props extends MyPriceProps {
  answer: Extract<Answer, { kind: 'price' }>;
  question: Question;
  code: string;
  request: string;
}

/** Shows the price: the amount, what it covers, how soon, what the Region asks, and what to do now. */
export function PriceAnswer({ answer, question, code, ...props }: Props) {
  const { heading, amount, place, priced } = answer;
  const { form, labels } = props;
  const { age, energy, work } = question;
  const excluded = amount.excluded === null ? '' : ` (${amount.excluded})`;
  const notes = [
    ...priced.notes.filter(({ homes }) => homes === 'all' || homes === age).map(({ text }) => text),
    ...(work === 'check' && priced.id !== 'peb-check' ? [labels.checkIncluded] : []),
    ...(work === 'check' && energy === 'gas' ? [labels.gasCertificate] : []),
  ];
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
          <strong translate="no">{amount.amount}</strong>{' '}
          <span>
            <Text>{`${amount.vat}${excluded}, ${form.ages.find(({ id }) => id === age)?.home}`}</Text>
          </span>
        </p>
        {notes.map((text) => (
          <p key={text} className={styles.note}>
            <Text>{text}</Text>
          </p>
        ))}
        <Actions {...props}>
          <ButtonLink href={props.bookHref} size="normal" newTabLabel={props.newTabLabel}>
            {props.bookLabel}
          </ButtonLink>
        </Actions>
      </div>
      <AnswerRows rows={priceRows(answer, question, props)} />
      <NextSteps {...props.nextSteps} />
    </article>
  );
}
