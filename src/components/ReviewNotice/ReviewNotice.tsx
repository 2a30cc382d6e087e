import styles from './ReviewNotice.module.css';

interface Props {
  text: string;
  /** Addresses of the public bodies to ask meanwhile. */
  links: string[];
}

/** Says that rules or amounts are being checked, and who has the present ones (BC-5). */
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
