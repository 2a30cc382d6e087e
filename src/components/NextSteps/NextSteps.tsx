import type { UiLabels } from '#src/content/content.ts';
import { Text } from '../Text/Text.tsx';
import styles from './NextSteps.module.css';

type Props = UiLabels['nextSteps'];

/** The steps that follow a call, a booking or a message. */
export function NextSteps({ heading, steps }: Props) {
  return (
    <div className={styles.next}>
      <h3>{heading}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
