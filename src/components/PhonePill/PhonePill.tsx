import styles from './PhonePill.module.css';

interface Props {
  href: string;
  /** "Call" and the number. */
  label: string;
}

/** The link that calls as a paragraph of its own, in an outline as round as a pill. */
export function PhonePill({ href, label }: Props) {
  return (
    <p>
      <a className={styles.pill} href={href}>
        {label}
      </a>
    </p>
  );
}
