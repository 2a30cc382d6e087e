import type { UiLabels } from '#src/content/content.ts';
import styles from './SampleBadge.module.css';

/** Text of the badge over a whole section, and over one item of it. */
export type SampleLabels = Pick<UiLabels['samples'], 'all' | 'one'>;

interface Props {
  children: string;
}

/** A badge that marks what follows as an example, not a real job or customer (BC-7). */
export function SampleBadge({ children }: Props) {
  return <p className={styles.badge}>{children}</p>;
}

/**
 * How many items of a section are samples. For `all`, one badge over the section is enough; for `some`, each sample
 * needs its own, so that no real job is marked as invented.
 */
export const samplesIn = (items: readonly { sample: boolean }[]): 'all' | 'some' | 'none' => {
  if (items.every(({ sample }) => sample)) return 'all';
  return items.some(({ sample }) => sample) ? 'some' : 'none';
};
