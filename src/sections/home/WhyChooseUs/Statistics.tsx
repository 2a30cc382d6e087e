import styles from './Statistics.module.css';

interface Props {
  readings: { value: string; label: string }[];
  note: string;
}

/** Statistics as the rolls of a gas meter: one window per figure, the sign on the brass one. */
export function Statistics({ readings, note }: Props) {
  return (
    <div className={styles.cupboard}>
      <dl className={styles.meters}>
        {readings.map(({ value, label }) => (
          <div key={label} className={styles.meter}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">{value}</span>
              <span className={styles.rolls} aria-hidden="true">
                {rollsOf(value).map(({ key, sign }) => (
                  <span key={key}>{sign}</span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

const rollsOf = (value: string) =>
  [...value.replace(/\s/g, '')].map((sign, index) => ({ sign, key: `${index}${sign}` }));
