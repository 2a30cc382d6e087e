import styles from './EmergencyNumbers.module.css';

interface Props {
  /** Numbers to call in danger, as people read them, and whom each reaches. */
  numbers: { number: string; place: string }[];
}

/**
 * Emergency numbers as telephone links. Reader views of browsers drop a `ul` of links, and a `div` of which a
 * fifth is links. So the list is an `ol`, and the place stands outside the link; `aria-label` repeats it for screen
 * readers.
 */
export function EmergencyNumbers({ numbers }: Props) {
  return (
    <ol className={styles.numbers}>
      {numbers.map(({ number, place }) => (
        <li key={number}>
          <a href={`tel:${number.replace(/\D/g, '')}`} aria-label={`${number}, ${place}`}>
            {number}
          </a>
          <span>{place}</span>
        </li>
      ))}
    </ol>
  );
}
