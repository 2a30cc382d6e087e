import type { Copy } from '#src/routing/copy-names.ts';
import { DrawnSteps } from '../DrawnSteps/DrawnSteps.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './GasWarning.module.css';

/** What to do when it smells of gas, and the numbers to call. */
export type GasInstructions = Copy<'fault-labels'>['gas'] &
  Pick<Copy<'service-boiler-repair'>['safety'], 'numbers'>;

/**
 * What to do when it smells of gas, step by step, and when carbon monoxide is suspected; stands beside fault codes.
 * Reader views of browsers drop a `div` with many links, so this is an article without any.
 */
export function GasWarning({ question, steps, call, numbers, more, monoxide }: GasInstructions) {
  return (
    <article className={styles.warning}>
      <h3>{question}</h3>
      <DrawnSteps steps={steps} />
      <Paragraph className={styles.call}>{call}</Paragraph>
      <EmergencyNumbers numbers={numbers} />
      <Paragraph className="target-size-links">{more}</Paragraph>
      <Paragraph>{monoxide}</Paragraph>
    </article>
  );
}
