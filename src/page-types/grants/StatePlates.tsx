import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import styles from './StatePlates.module.css';

interface Props {
  plates: {
    /** Anchor of its board. */
    id: string;
    title: string;
    state: string;
    validUntil: { iso: string; passed: boolean };
  }[];
  /** State of a plate whose board has closed. */
  stale: string;
}

/** State of each Region and of VAT in a few words, each leading to its board (TL-4). */
export function StatePlates({ plates, stale }: Props) {
  return (
    <ul className={styles.plates}>
      {plates.map(({ id, title, state, validUntil }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.plate}>
            <span className={styles.name}>{title} </span>
            <span className={styles.state}>
              <UntilDay as="span" day={validUntil.iso} passed={validUntil.passed} after={stale}>
                {state}
              </UntilDay>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
