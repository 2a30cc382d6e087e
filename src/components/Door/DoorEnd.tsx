import type { ReactNode } from 'react';
import { PhonePill } from '../PhonePill/PhonePill.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './Door.module.css';

interface Props {
  phone: { href: string; display: string };
  price: string;
  /** The one action. */
  children: ReactNode;
}

/** How a door ends: one action, one price, one number. */
export function DoorEnd({ phone, price, children }: Props) {
  return (
    <div className={`${styles.end} screen-only`}>
      <div>{children}</div>
      <Paragraph>{price}</Paragraph>
      <PhonePill phone={phone} />
    </div>
  );
}
