import { PhoneBubble } from '../../../components/PhoneBubble/PhoneBubble.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import styles from './FaultBand.module.css';

interface Props {
  words: { heading: string; display: string; translation: string; gas: string };
  phone: { href: string; display: string };
}

/** The one dark band: the boiler says a code, you say a number. Safety first, then the call. */
export function FaultBand({ words, phone }: Props) {
  return (
    <section className={styles.band} aria-labelledby="fault">
      <div className={styles.drawing}>
        <Picture name="home-fault" alt={words.display} width={400} height={380} />
      </div>
      <div className={styles.talk}>
        <h2 id="fault">{words.heading}</h2>
        <PhoneBubble href={phone.href}>{phone.display}</PhoneBubble>
        <p>
          <Text>{words.translation}</Text>
        </p>
        <p className={styles.gas}>
          <Text>{words.gas}</Text>
        </p>
      </div>
    </section>
  );
}
