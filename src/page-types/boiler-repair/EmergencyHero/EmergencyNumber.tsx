import { PhoneSpeechBubble } from '#src/components/PhoneSpeechBubble/PhoneSpeechBubble.tsx';
import styles from './EmergencyNumber.module.css';

interface Props {
  phone: { display: string; href: string };
  callVerb: string;
}

/** The phone number of the repair page, in the largest type of the site; it uses --left of the hero's panorama. */
export function EmergencyNumber({ phone, callVerb }: Props) {
  return (
    <div className={styles.number}>
      <PhoneSpeechBubble phone={phone} verb={callVerb} />
    </div>
  );
}
