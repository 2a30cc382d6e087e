import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './Radiator.module.css';

/** Drawing of a cast-iron radiator, connected to the rail: supply at the top, return at the bottom. */
export function Radiator() {
  return (
    <div className={`${styles.scene} screen-only`}>
      <div className={styles.radiator}>
        <div className={styles.pipes}>
          <RadiatorPipe side="supply" path="M4.5 0V399a16 16 0 0 0 16 16H200" />
          <RadiatorPipe side="return" path="M16.5 0V399a16 16 0 0 0 16 16H200" />
        </div>
        <SvgImage className={styles.columns} name="radiator-columns" alt="" width={3910} height={150} />
        <SvgImage className={styles.cat} name="radiator-cat" alt="" width={156} height={66} />
      </div>
      <SvgImage className={styles.floorTiles} name="radiator-tiles" alt="" width={3840} height={64} />
    </div>
  );
}

/** A pipe that bends from the rail into the radiator, in the rail's units. */
function RadiatorPipe({ side, path }: { side: 'supply' | 'return'; path: string }) {
  return (
    <svg className={styles[side]} viewBox="0 0 60 420" preserveAspectRatio="xMinYMin meet" aria-hidden="true">
      <path className="pipe-wall" d={path} />
      <path className={side === 'supply' ? 'pipe-supply' : 'pipe-return'} d={path} />
    </svg>
  );
}
