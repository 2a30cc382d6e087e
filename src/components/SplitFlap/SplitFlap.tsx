import styles from './SplitFlap.module.css';

interface Props {
  children: string;
}

/** Number of cells of the display: that of the letters of the longest state. */
const cells = 13;

/** A split-flap display with one word in capitals; screen readers read the word and not its letters. */
export function SplitFlap({ children }: Props) {
  // Invisible characters, such as the markers of the editor, have no cell.
  const visible = children.replace(/\p{Cf}/gu, '');
  const letters = [...visible.toUpperCase().padEnd(cells)];
  return (
    <p className={styles.flap}>
      <span className="visually-hidden">{children}</span>
      <span className={styles.cells} aria-hidden="true">
        {letters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity than their position
          <i key={index}>{letter}</i>
        ))}
      </span>
    </p>
  );
}
