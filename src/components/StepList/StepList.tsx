import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './StepList.module.css';

interface Props {
  steps: { title: string; text: string }[];
}

/** Numbered steps: side by side on wide screens, else one below the other. */
export function StepList({ steps }: Props) {
  return (
    <ol className={`rule-above ${styles.steps}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}
