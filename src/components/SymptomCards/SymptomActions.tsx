import type { ReactNode } from 'react';
import { PhonePill } from '../PhonePill/PhonePill.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './SymptomCard.module.css';

interface Props {
  /** The link that calls. */
  call: { href: string; label: string };
  price: string;
  /** The one action. */
  children: ReactNode;
}

/** How a door ends: one action, one price, one number. */
export function SymptomActions({ call, price, children }: Props) {
  return (
    <div className={`${styles.end} screen-only`}>
      <div>{children}</div>
      <Paragraph>{price}</Paragraph>
      <PhonePill {...call} />
    </div>
  );
}
