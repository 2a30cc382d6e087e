import styles from './ContactDetails.module.css';

export interface ContactDetailsProps {
  company: { name: string; email: string; address: { postalCode: string; locality: string } };
  /** The link that calls. */
  call: { href: string; label: string };
  /** Opening hours and holidays, a line each. */
  hours: readonly string[];
  /** The contact card (vCard) to download. */
  card: { href: string; label: string };
  /** Accessible name of the address. */
  label: string;
}

/** Name, town, phone, e-mail and hours of the company. */
export function ContactDetails({ company, call, hours, card, label }: ContactDetailsProps) {
  const { name, email, address } = company;
  return (
    <address className={styles.plate} aria-label={label}>
      <b>{name}</b>
      <span>{`${address.postalCode} ${address.locality}`}</span>
      <span className={styles.phone}>
        <a href={call.href}>{call.label}</a>
        <a href={card.href} type="text/vcard" download>
          {card.label}
        </a>
      </span>
      <a href={`mailto:${email}`}>{email}</a>
      {hours.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
