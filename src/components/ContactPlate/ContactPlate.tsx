import { Plate } from '../Plate/Plate.tsx';
import styles from './ContactPlate.module.css';

interface Props {
  company: { name: string; email: string; address: { postalCode: string; locality: string } };
  phone: { display: string; href: string };
  hours: string;
  /** The contact card for a telephone's address book. */
  card: { href: string; label: string };
  /** What the address is called to those who do not see the plate. */
  label: string;
}
export type CompanyContact = Props;

/** Name, place, phone and mail of the firm, as the plate beside its door. */
export function ContactPlate({ company, phone, hours, card, label }: Props) {
  const { name, email, address } = company;
  return (
    <Plate>
      <address className={styles.address} aria-label={label}>
        <b>{name}</b>
        <span>{`${address.postalCode} ${address.locality}`}</span>
        <span className={styles.phone}>
          <a href={phone.href}>{phone.display}</a>
          <a href={card.href} type="text/vcard" download>
            {card.label}
          </a>
        </span>
        <a href={`mailto:${email}`}>{email}</a>
        <span>{hours}</span>
      </address>
    </Plate>
  );
}
