import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { NextSteps } from '#src/components/NextSteps/NextSteps.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import answerStyles from '../shared/Answer.module.css';
import { AnswerRows, nearestPlaceRow } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import type { PlaceView } from '../shared/place-view.ts';
import { prefillMessage } from '../shared/prefill-message.ts';
import type { Answer, PriceQuestion } from './answer.ts';
import styles from './MyPrice.module.css';
import { isTooFarForIncludedTravel, priceRows } from './price-rows.tsx';
import type { MyPriceProps } from './props.ts';

interface Props extends MyPriceProps {
  answer: Exclude<Answer, { kind: 'choice' }>;
  question: PriceQuestion;
  place: PlaceView | null;
  /** The postal code that was typed. */
  code: string;
  /** The question in words, for the contact form. */
  message: string;
}

/**
 * Shows the price, what it covers, how soon, what the Region asks, and what to do now; or why there is none: the work is not
 * allowed, or the place is unknown or not served.
 */
export function PriceAnswer({ answer, question, place, code, message, ...props }: Props) {
  const { labels } = props;
  const isPriced = answer.kind === 'price';
  return (
    <article className={`${answerStyles.card} ${isPriced ? styles.price : styles.refusal}`}>
      <div className={answerStyles.words}>
        {place !== null && <PlaceSign className={styles.sign} code={code} name={place.name} />}
        <h2 id="answer-heading">{answer.heading}</h2>
        {isPriced ? (
          <p className={styles.amount}>
            {answer.amount.from !== null && <span>{answer.amount.from} </span>}
            <strong translate="no">{answer.amount.amount}</strong> {answer.amount.vat}
            {isTooFarForIncludedTravel(answer) && `, ${labels.farNote}`}
          </p>
        ) : (
          <Paragraph>{answer.text}</Paragraph>
        )}
        <div className="cluster screen-only">
          <ButtonLink {...props.call} size="large" />
          {isPriced && <ButtonLink {...props.booking} size="normal" />}
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, and fills it in on the way. */}
          <a href="#contact" onClick={() => prefillMessage(message)}>
            {labels.write}
          </a>
        </div>
      </div>
      {isPriced ? (
        <>
          <AnswerRows rows={priceRows(answer, question, props)} />
          <NextSteps {...props.nextSteps} />
        </>
      ) : (
        answer.nearest !== null && <AnswerRows rows={[nearestPlaceRow(labels, answer.nearest)]} />
      )}
    </article>
  );
}
