import type { ReactNode } from 'react';
import { PhonePill } from '../PhonePill/PhonePill.tsx';
import { Text } from '../Text/Text.tsx';
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
      <p>
        <Text>{price}</Text>
      </p>
      <PhonePill phone={phone} />
    </div>
  );
}
