import { classNames } from '../class-names.ts';
import { SvgImage } from '../SvgImage/SvgImage.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './TitledTexts.module.css';

interface Props {
  /** `icon`: drawing of a `strength`, left of the text. */
  items: readonly { title: string; text: string; icon?: string }[];
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
      {items.map(({ title, text, icon }) => (
        <li key={title}>
          {icon && <SvgImage name={`strength-${icon}`} alt="" width={96} height={72} />}
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
