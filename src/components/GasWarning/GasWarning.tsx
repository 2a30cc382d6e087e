import type { Copy } from '#src/routing/copy-names.ts';
import { classNames } from '../class-names.ts';
import { DrawnSteps } from '../DrawnSteps/DrawnSteps.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './GasWarning.module.css';

/** Drawings of the steps, in their order. */
const drawings = ['window', 'switch', 'outside'] as const;

type Props = Copy<'fault-labels'>['gas'] & {
  numbers: Copy<'service-boiler-repair'>['safety']['numbers'];
  /** A text that is true of every code; null where the page has it elsewhere. */
  note: string | null;
};

/**
 * What to do when it smells of gas, step by step, and when carbon monoxide is suspected; stands beside fault codes.
 * Reader views of browsers drop a `div` with many links, so this is an article without any.
 */
export function GasWarning({ question, steps, call, numbers, more, monoxide, note }: Props) {
  return (
    <article className={classNames(styles.warning, note === null && styles.withoutNote)}>
      <h3>{question}</h3>
      <DrawnSteps steps={drawings.map((id, step) => ({ id, text: steps[step] ?? '' }))} />
      <Paragraph className={styles.call}>{call}</Paragraph>
      <EmergencyNumbers numbers={numbers} />
      <Paragraph className="target-size-links">{more}</Paragraph>
      <Paragraph>{monoxide}</Paragraph>
      {note !== null && <Paragraph>{note}</Paragraph>}
    </article>
  );
}
