import { Text } from '../Text/Text.tsx';
import styles from './Faq.module.css';

interface Props {
  /** Names the group: of all questions with one name, at most one is open. */
  name: string;
  items: { id: string; question: string; answer: string }[];
}

/** Questions as taps on the return pipe: lever across the pipe is shut, along it is open, as the first one is. Native, no script. */
export function Faq({ name, items }: Props) {
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary>{question}</summary>
          <p>
            <Text>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}
