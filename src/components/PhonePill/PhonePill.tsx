import styles from './PhonePill.module.css';

interface Props {
  phone: { href: string; display: string };
}

/** The phone number as a paragraph of its own, in an outline as round as a pill. */
export function PhonePill({ phone }: Props) {
  return (
    <p>
      <a className={styles.pill} href={phone.href}>
        {phone.display}
      </a>
    </p>
  );
}
