import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import answerStyles from '../shared/Answer.module.css';
import { FactList } from '../shared/FactList.tsx';
import { Actions } from './Actions.tsx';
import type { Answer } from './answer.ts';
import styles from './MyPrice.module.css';
import type { MyPriceProps } from './props.ts';

interface Props extends MyPriceProps {
  answer: Extract<Answer, { kind: 'none' }>;
  request: string;
}

/** The answer without a price: the work is not allowed, or the company does not come there, but to the nearest commune. */
export function NoPriceAnswer({ answer: { heading, text, nearest }, ...props }: Props) {
  const { words } = props;
  return (
    <article className={`${answerStyles.card} ${styles.refusal}`}>
      <div>
        <h2 id="answer-heading">{heading}</h2>
        <Paragraph className={styles.note}>{text}</Paragraph>
        <Actions {...props}>{null}</Actions>
      </div>
      {nearest !== null && (
        <FactList
          rows={[
            {
              drawing: 'fact-nearest',
              label: words.nearest,
              value: `${nearest.code} ${nearest.name}`,
              note: `${nearest.distance}, ${words.nearestNote}`,
            },
          ]}
        />
      )}
    </article>
  );
}
