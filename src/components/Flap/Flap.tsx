import styles from './Flap.module.css';

interface Props {
  children: string;
}

/** Cells of the display, as many as the longest state has letters. */
const cells = 13;

/** A split-flap display: one word in capitals, read out as the word it is. */
export function Flap({ children }: Props) {
  const letters = [...children.toUpperCase().padEnd(cells)];
  return (
    <p className={styles.flap}>
      <span className="visually-hidden">{children}</span>
      <span className={styles.cells} aria-hidden="true">
        {letters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is nothing but its place
          <i key={index}>{letter}</i>
        ))}
      </span>
    </p>
  );
}
