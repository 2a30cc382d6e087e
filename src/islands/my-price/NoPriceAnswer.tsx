import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import answerStyles from '../shared/Answer.module.css';
import { AnswerRows, answerRow } from '../shared/AnswerRows.tsx';
import type { PlaceView } from '../shared/place.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerSign } from './AnswerSign.tsx';
import type { Answer } from './answer.ts';
import styles from './MyPrice.module.css';
import type { MyPriceProps } from './props.ts';

interface Props extends MyPriceProps {
  answer: Extract<Answer, { kind: 'none' }>;
  place: PlaceView | null;
  code: string;
  message: string;
}

/** The answer without a price: the work is not allowed, or the place is unknown or not served, then with the nearest that is. */
export function NoPriceAnswer({ answer: { heading, text, nearest }, place, code, ...props }: Props) {
  const { labels } = props;
  return (
    <article className={`${answerStyles.card} ${styles.refusal}`}>
      <div>
        {place !== null && <AnswerSign code={code} name={place.name} />}
        <h2 id="answer-heading">{heading}</h2>
        <Paragraph className={styles.note}>{text}</Paragraph>
        <AnswerActions {...props}>{null}</AnswerActions>
      </div>
      {nearest !== null && (
        <AnswerRows
          rows={[
            answerRow(
              'icon-nearest',
              labels.nearest,
              `${nearest.code} ${nearest.name}`,
              `${nearest.distance}, ${labels.nearestNote}`,
            ),
          ]}
        />
      )}
    </article>
  );
}
