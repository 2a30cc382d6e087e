import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './Faq.module.css';

interface Props {
  /** The `name` of the group of `<details>`, of which at most one is open. */
  name: string;
  items: { id: string; question: string; answer: string }[];
}

/**
 * Questions and answers as native `<details>`, all closed, so that every question is in view.
 */
export function Faq({ name, items }: Props) {
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className="fold">
          <summary>
            <h3>{question}</h3>
          </summary>
          <Paragraph>{answer}</Paragraph>
        </details>
      ))}
    </div>
  );
}
