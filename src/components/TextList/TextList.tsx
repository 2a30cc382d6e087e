import { classNames } from '../class-names.ts';
import { SampleBadge } from '../SampleBadge/SampleBadge.tsx';
import { SvgImage } from '../SvgImage/SvgImage.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './TextList.module.css';

export interface TextListItem {
  title: string;
  text: string;
  /** Drawing of a `strength`, above the title. */
  icon?: string;
  /** Marks one item as an example (BC-7). */
  badge?: string | null;
}

interface Props {
  items: readonly TextListItem[];
  /** On a desktop; two on a tablet, one on a phone. */
  columns: 2 | 3 | 4;
  /** On a phone: a text below its title, or after it where both are short. */
  onPhones: 'stack' | 'lines';
}

/** Titles, each with a text, below a rule. */
export function TextList({ items, columns, onPhones }: Props) {
  return (
    <ul
      className={classNames(
        'columns rule-above',
        styles.list,
        styles[`columns${columns}`],
        onPhones === 'lines' && styles.lines,
      )}
    >
      {items.map(({ title, text, icon, badge }) => (
        <li key={title}>
          {icon && <SvgImage name={`strength-${icon}`} alt="" width={48} height={48} />}
          {badge && <SampleBadge>{badge}</SampleBadge>}
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
