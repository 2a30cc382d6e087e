import styles from './SampleBadge.module.css';

/** What the stamp says over a whole band, and over one item of it. */
export interface SampleLabels {
  all: string;
  one: string;
}

interface Props {
  children: string;
}

/** A stamp that says: what follows is an example, not a real job or client (BC-7). */
export function SampleBadge({ children }: Props) {
  return <p className={styles.mark}>{children}</p>;
}

/**
 * How many items of a band are samples: over `all` of them one stamp is enough, among real ones each sample of `some`
 * needs its own, so that no real job is called invented.
 */
export const samplesIn = (items: readonly { sample: boolean }[]): 'all' | 'some' | 'none' => {
  if (items.every(({ sample }) => sample)) return 'all';
  return items.some(({ sample }) => sample) ? 'some' : 'none';
};
