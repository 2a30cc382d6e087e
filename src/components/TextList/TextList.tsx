import { classNames } from '../class-names.ts';
import { SampleBadge } from '../SampleBadge/SampleBadge.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './TextList.module.css';

export interface TextListItem {
  title: string;
  text: string;
  /** Marks one item as an example (BC-7). */
  badge?: string | null;
}

interface Props {
  items: readonly TextListItem[];
  /** On a desktop; two on a tablet, one on a phone. */
  columns: 2 | 3 | 4;
  /** On a phone: one below the other, or two a row for short texts. */
  onPhones: 'stack' | 'pairs';
}

/** Titles, each with a text, below a rule. */
export function TextList({ items, columns, onPhones }: Props) {
  return (
    <ul
      className={classNames(
        'columns ruled',
        styles.list,
        styles[`columns${columns}`],
        onPhones === 'pairs' && styles.pairs,
      )}
    >
      {items.map(({ title, text, badge }) => (
        <li key={title}>
          {badge && <SampleBadge>{badge}</SampleBadge>}
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
