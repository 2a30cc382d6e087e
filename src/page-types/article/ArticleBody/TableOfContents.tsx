import styles from './TableOfContents.module.css';

interface Props {
  heading: string;
  entries: { id: string; label: string }[];
}

/** Links to the sections of an article. */
export function TableOfContents({ heading, entries }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
