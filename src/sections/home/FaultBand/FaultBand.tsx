import { PhoneBubble } from '#src/components/PhoneBubble/PhoneBubble.tsx';
import { Picture } from '#src/components/Picture/Picture.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './FaultBand.module.css';

interface Props {
  heading: string;
  /** What the drawing shows, for those who do not see it. */
  display: string;
  translation: string;
  gas: string;
  phone: { href: string; display: string };
}

/** The one dark band: the boiler says a code, you say a number. Safety first, then the call. */
export function FaultBand({ heading, display, translation, gas, phone }: Props) {
  return (
    <section className={styles.band} aria-labelledby="fault">
      <div className={styles.drawing}>
        <Picture name="home-fault" alt={display} width={400} height={380} />
      </div>
      <div className={styles.talk}>
        <h2 id="fault">{heading}</h2>
        <p className={styles.gas}>
          <Text>{gas}</Text>
        </p>
        <PhoneBubble href={phone.href}>{phone.display}</PhoneBubble>
        <p>
          <Text>{translation}</Text>
        </p>
      </div>
    </section>
  );
}
