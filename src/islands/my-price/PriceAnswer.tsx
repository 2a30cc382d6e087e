import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { NextSteps } from '#src/components/NextSteps/NextSteps.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { ruleIdOf } from '#src/lib/my-price/case.ts';
import answerStyles from '../shared/Answer.module.css';
import { FactList } from '../shared/FactList.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import type { ServedPlaceView } from '../shared/place.ts';
import { prefillMessage } from '../shared/prefill-message.ts';
import type { Question } from './answer.ts';
import styles from './MyPrice.module.css';
import type { MyPriceProps, PricedView } from './props.ts';

interface Props extends MyPriceProps {
  question: Question;
  place: ServedPlaceView;
  priced: PricedView;
}

/** Shows the price: the amount, what it covers, how soon, the Region's rule, and what to do now. */
export function PriceAnswer({ question, place, priced, ...props }: Props) {
  const { words, dueHref, nextSteps } = props;
  const { title, covers } = priced;
  const ruleId = ruleIdOf(priced.id, question.energy);
  const rule = props.rules.find(({ id, region }) => id === ruleId && region === place.region);
  const amount = question.age === 'older' ? priced.older : priced.younger;
  const [code] = place.codes;
  const notes = priced.notes.filter(({ homes }) => homes === 'all' || question.age !== 'older');
  const isFar = !place.travelIncluded && priced.id !== 'repair';
  const soon = priced.soon ?? { value: place.delay, note: words.urgent };
  const rows = [
    { drawing: 'fact-paper', label: words.included, value: null, note: <Text>{covers.included}</Text> },
    {
      drawing: 'fact-travel',
      label: words.excluded,
      value: null,
      note: <Text>{isFar ? `${covers.excluded} ${words.far}` : covers.excluded}</Text>,
    },
    { drawing: 'fact-price', label: words.known, value: null, note: <Text>{covers.known}</Text> },
    { drawing: 'fact-delay', label: words.soon, value: soon.value, note: <Text>{soon.note}</Text> },
    ...(rule === undefined
      ? []
      : [
          {
            drawing: 'fact-rule',
            label: words.rule,
            value: null,
            note: (
              <>
                <Text>{rule.text}</Text>{' '}
                {rule.id.endsWith('maintenance') && (
                  <a href={`${dueHref}?region=${place.region}`}>{words.due}</a>
                )}
              </>
            ),
          },
        ]),
  ];
  return (
    <article className={answerStyles.card}>
      <div>
        <PlaceSign className={undefined}>
          <span>{code}</span> <b translate="no">{place.name}</b>
        </PlaceSign>
        <h2 id="answer-heading" className={styles.note}>
          {title}
        </h2>
        <p className={styles.amount}>
          {amount.from !== null && <span>{amount.from} </span>}
          <strong translate="no">{amount.amount}</strong> <span>{amount.vat}</span>
        </p>
        {notes.map(({ text }) => (
          <p key={text} className={styles.note}>
            <Text>{text}</Text>
          </p>
        ))}
        <div className={`cluster ${answerStyles.actions} screen-only`}>
          <ButtonLink href={props.phoneHref} size="large" newTabLabel={null}>
            {props.callLabel}
          </ButtonLink>
          <ButtonLink href={props.bookHref} size="normal" newTabLabel={props.newTabLabel}>
            {props.bookLabel}
          </ButtonLink>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, and fills it in on the way. */}
          <a
            href="#contact"
            onClick={() => prefillMessage(`${words.message} ${title}, ${code} ${place.name}.`)}
          >
            {words.write}
          </a>
        </div>
      </div>
      <FactList rows={rows} />
      <NextSteps {...nextSteps} />
    </article>
  );
}

interface NoPriceProps extends Pick<MyPriceProps, 'phoneHref' | 'callLabel'> {
  heading: string;
  text: string;
}

/** The answer without a price: the work is not allowed, or the company does not come there. */
export function NoPriceAnswer({ heading, text, phoneHref, callLabel }: NoPriceProps) {
  return (
    <article className={`${answerStyles.card} ${styles.refusal}`}>
      <div>
        <h2 id="answer-heading">{heading}</h2>
        <Paragraph className={styles.note}>{text}</Paragraph>
        <div className={`cluster ${answerStyles.actions} screen-only`}>
          <ButtonLink href={phoneHref} size="large" newTabLabel={null}>
            {callLabel}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
