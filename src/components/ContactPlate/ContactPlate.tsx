import { Plate } from '../Plate/Plate.tsx';
import styles from './ContactPlate.module.css';

interface Props {
  company: { name: string; email: string; address: { postalCode: string; locality: string } };
  phone: { display: string; href: string };
  hours: string;
  /** What the address is called to those who do not see the plate. */
  label: string;
}

/** Name, place, phone and mail of the firm, as the plate beside its door. */
export function ContactPlate({ company, phone, hours, label }: Props) {
  const { name, email, address } = company;
  return (
    <Plate>
      <address className={styles.address} aria-label={label}>
        <b>{name}</b>
        <span>{`${address.postalCode} ${address.locality}`}</span>
        <a href={phone.href}>{phone.display}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <span>{hours}</span>
      </address>
    </Plate>
  );
}
