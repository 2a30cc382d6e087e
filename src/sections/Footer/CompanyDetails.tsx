import { Logo, type LogoProps } from '#src/components/Logo/Logo.tsx';
import type { Phone } from '#src/lib/phone.ts';
import styles from './CompanyDetails.module.css';

export interface CompanyDetailsProps {
  logo: LogoProps;
  company: { email: string; address: { postalCode: string; locality: string } };
  phone: Phone;
  /** Opening hours and holidays, a line each. */
  hours: readonly string[];
  /** The contact card (vCard) to download. */
  card: { href: string; label: string };
  /** Accessible name of the address. */
  label: string;
}

/** Logo, town, hours, phone, e-mail and contact card of the company. */
export function CompanyDetails({ logo, company, phone, hours, card, label }: CompanyDetailsProps) {
  const { email, address } = company;
  return (
    <address className={styles.company} aria-label={label}>
      <Logo {...logo} />
      <span className={styles.hours}>
        {[`${address.postalCode} ${address.locality}`, ...hours].join('\n')}
      </span>
      <a href={phone.href}>{phone.display}</a>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={card.href} type="text/vcard" download>
        {card.label}
      </a>
    </address>
  );
}
