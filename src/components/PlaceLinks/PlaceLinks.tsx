import styles from './PlaceLinks.module.css';

interface Props {
  places: { href: string; label: string }[];
}

/** Links to the pages of places, drawn as street signs. */
export function PlaceLinks({ places }: Props) {
  return (
    <ul className="cluster">
      {places.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.plate} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
