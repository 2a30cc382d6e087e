interface Props {
  places: { href: string; label: string }[];
}

/** Links to the pages of places. */
export function PlaceLinks({ places }: Props) {
  return (
    <ul className="cluster target-size-links">
      {places.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
