import styles from './EmergencyNumbers.module.css';

/** A number to call in danger, as people read it, and whom it reaches. */
export interface EmergencyNumber {
  number: string;
  place: string;
}

interface Props {
  numbers: EmergencyNumber[];
}

/** Emergency numbers as telephone links. */
export function EmergencyNumbers({ numbers }: Props) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ number, place }) => (
        <li key={number}>
          <a href={`tel:${number.replace(/\D/g, '')}`}>{number}</a>
          <span>{place}</span>
        </li>
      ))}
    </ul>
  );
}
