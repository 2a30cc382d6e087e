import styles from './Statistics.module.css';

interface Props {
  readings: { value: string; label: string }[];
  note: string;
}

/** Statistics drawn as gas meters: one window per character, the last one (a unit such as % or +) in yellow. */
export function Statistics({ readings, note }: Props) {
  return (
    <div className={styles.cabinet}>
      <dl className={styles.meters}>
        {readings.map(({ value, label }) => (
          <div key={label} className={styles.meter}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">{value}</span>
              <span className={styles.digits} aria-hidden="true">
                {charactersOf(value).map(({ key, character }) => (
                  <span key={key}>{character}</span>
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

// Invisible characters, such as the markers of the editor, have no window.
const charactersOf = (value: string) =>
  [...value.replace(/[\s\p{Cf}]/gu, '')].map((character, index) => ({
    character,
    key: `${index}${character}`,
  }));
