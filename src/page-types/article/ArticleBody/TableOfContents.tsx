import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import styles from './TableOfContents.module.css';

interface Props {
  heading: string;
  entries: { id: string; label: string }[];
}

/** Numbered links to the sections of an article. */
export function TableOfContents({ heading, entries }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ol>
        {entries.map(({ id, label }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <NumberBadge>{index + 1}</NumberBadge>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
