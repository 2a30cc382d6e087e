import styles from './PlaceLinks.module.css';

interface Props {
  places: { href: string; label: string }[];
}

/** Links to the pages of places. */
export function PlaceLinks({ places }: Props) {
  return (
    <ul className={`target-size-links ${styles.links}`}>
      {places.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>{' '}
        </li>
      ))}
    </ul>
  );
}
