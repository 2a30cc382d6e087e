import styles from './Radiator.module.css';

/** Cast-iron radiator that closes the loop: supply high through a valve, return low; the cat sleeps on it. */
export function Radiator() {
  return (
    <div className={styles.scene}>
      <div className={styles.radiator}>
        <div className={styles.bends}>
          <Bend side="supply" path="M4.5 0V399a16 16 0 0 0 16 16H200" />
          <Bend side="return" path="M16.5 0V399a16 16 0 0 0 16 16H200" />
        </div>
        <i className={styles.valve} />
        <svg className={styles.cast} height="150" aria-hidden="true">
          <rect width="100%" height="150" fill="url(#cast)" />
        </svg>
        <svg className={styles.cat} viewBox="0 0 150 60" aria-hidden="true">
          <path className="ho" d="M14 58q-14-34 34-44 42-8 62 12l4-12 9 9 10-7 2 14q8 6 4 16-4 12-24 12z" />
          <path className="ho" d="M14 58q-8 2-8-6 0-6 8-5 30 8 54-2 8-3 10 3 1 5-7 8-28 8-57 2z" />
          <path d="M116 40q4 4 8 0m5-1q4 3 7-1M125 46l2 2 2-2M36 20l4 11m10-15l4 12m12-13l2 10" />
        </svg>
      </div>
      <svg className={styles.floor} width="100%" height="64" aria-hidden="true">
        <rect width="100%" height="64" fill="url(#tiles)" />
      </svg>
    </div>
  );
}

/** A pipe of the rail that turns into the radiator, in the rail's own units. */
function Bend({ side, path }: { side: 'supply' | 'return'; path: string }) {
  return (
    <svg className={styles[side]} viewBox="0 0 60 420" preserveAspectRatio="xMinYMin meet" aria-hidden="true">
      <path className="po" d={path} />
      <path className={side === 'supply' ? 'pr' : 'pb'} d={path} />
    </svg>
  );
}
