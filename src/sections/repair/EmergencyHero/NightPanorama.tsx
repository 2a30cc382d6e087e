import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import night from '#src/drawings/repair/repair-night.svg?raw';
import styles from './NightPanorama.module.css';

interface Props {
  /** What the drawing shows, as its text alternative. */
  label: string;
}

/**
 * The drawing at the foot of the emergency hero and the two pipes from its boiler to the rail; the hero sets --ox, --fx
 * and --fy.
 */
export function NightPanorama({ label }: Props) {
  return (
    <>
      <div className={styles.panorama}>
        <InlineSvg svg={night} label={label} />
      </div>
      <i className={styles.pipes} aria-hidden="true" />
    </>
  );
}
