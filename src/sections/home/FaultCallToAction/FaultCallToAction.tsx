import { PhoneSpeechBubble } from '#src/components/PhoneSpeechBubble/PhoneSpeechBubble.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './FaultCallToAction.module.css';

interface Props {
  heading: string;
  /** Text alternative of the drawing. */
  display: string;
  translation: string;
  gas: string;
  phone: { href: string; display: string };
}

/** Dark section about fault codes: what to do on a smell of gas, and the number to call. */
export function FaultCallToAction({ heading, display, translation, gas, phone }: Props) {
  return (
    <section className={styles.section} aria-labelledby="fault">
      <div className={styles.drawing}>
        <SvgImage name="home-fault" alt={display} width={400} height={380} />
      </div>
      <div className={styles.text}>
        <h2 id="fault">{heading}</h2>
        <p className={styles.gas}>
          <Text>{gas}</Text>
        </p>
        <PhoneSpeechBubble href={phone.href}>{phone.display}</PhoneSpeechBubble>
        <p>
          <Text>{translation}</Text>
        </p>
      </div>
    </section>
  );
}
