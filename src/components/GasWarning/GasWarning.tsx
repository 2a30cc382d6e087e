import type { Copy } from '#src/routing/copy-names.ts';
import { Paragraph } from '../Text/Paragraph.tsx';
import { Text } from '../Text/Text.tsx';
import styles from './GasWarning.module.css';

type Props = Copy<'fault-labels'>['gas'] & {
  /** A text that is true of every code; null where the page has it elsewhere. */
  note: string | null;
};

/**
 * What to do when it smells of gas, step by step, and when carbon monoxide is suspected; stands beside fault codes.
 * Reader views of browsers drop a `div` with many links, so this is an article without any.
 */
export function GasWarning({ question, steps, more, monoxide, note }: Props) {
  return (
    <article className={styles.warning}>
      <h3>{question}</h3>
      <ol className="numbers">
        {steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
      <Paragraph className="target-size-links">{more}</Paragraph>
      <Paragraph>{monoxide}</Paragraph>
      {note !== null && <Paragraph>{note}</Paragraph>}
    </article>
  );
}
