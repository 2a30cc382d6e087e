import { Text } from '../Text/Text.tsx';
import styles from './ShortAnswers.module.css';

interface Props {
  /** Undefined if the section has none. */
  answers: { id: string; question: string; answer: string }[] | undefined;
}

/** Short answers to the questions that arise in a section, side by side where there is room. */
export function ShortAnswers({ answers }: Props) {
  if (answers === undefined) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{question}</dt>
          <dd>
            <Text>{answer}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
