import { classNames } from '../class-names.ts';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './StepList.module.css';

interface Props {
  steps: { title: string; text: string }[];
}

/** Numbered steps: side by side on wide screens, else one below the other. */
export function StepList({ steps }: Props) {
  return (
    <ol className={classNames('rule-above', styles.steps, steps.length === 4 && styles.four)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}
