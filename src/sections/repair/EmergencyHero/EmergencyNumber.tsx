import { PhoneSpeechBubble } from '#src/components/PhoneSpeechBubble/PhoneSpeechBubble.tsx';
import styles from './EmergencyNumber.module.css';

interface Props {
  phone: { display: string; href: string };
}

/** The phone number of the repair page, in the largest type of the site; it uses --left of the hero's panorama. */
export function EmergencyNumber({ phone }: Props) {
  return (
    <div className={styles.number}>
      <PhoneSpeechBubble href={phone.href}>{phone.display}</PhoneSpeechBubble>
    </div>
  );
}
