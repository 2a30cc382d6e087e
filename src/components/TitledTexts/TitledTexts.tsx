import { classNames } from '../class-names.ts';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './TitledTexts.module.css';

interface Props {
  items: readonly { title: string; text: string }[];
  /** On a desktop; at most two on a tablet, one on a phone. One has each text beside its title on a desktop. */
  columns: 1 | 2 | 3;
  /** On a phone: whether the text runs on after its title, where the page has no room for a line more (SH-1). */
  runIn: boolean;
}

/** Titles, each with a short text, below a rule. */
export function TitledTexts({ items, columns, runIn }: Props) {
  return (
    <ul
      className={classNames(
        'columns rule-above',
        runIn ? 'run-in' : styles.spaced,
        styles.list,
        styles[`columns${columns}`],
      )}
    >
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
