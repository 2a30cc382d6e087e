import styles from './ReviewNotice.module.css';

interface Props {
  text: string;
  /** Addresses of the public bodies that publish the current ones. */
  links: string[];
}

/** Notice that rules or amounts are past their review date, with links to the public bodies (BC-5). */
export function ReviewNotice({ text, links }: Props) {
  return (
    <p className={styles.notice} role="note">
      {`${text} `}
      {links.map((link) => (
        <a key={link} href={link}>
          {new URL(link).hostname}
        </a>
      ))}
    </p>
  );
}
