import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PhoneSpeechBubble } from '#src/components/PhoneSpeechBubble/PhoneSpeechBubble.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import phoneCall from '#src/drawings/brands/fault-phone-call.svg?raw';
import styles from './FaultCallToAction.module.css';
import { withFaultCode } from './with-fault-code.ts';

interface Props {
  heading: string;
  text: string;
  /** What the drawing shows, for those who do not see it. */
  drawing: string;
  phone: { href: string; display: string };
  /** One of the page's fault codes, shown on the drawn boiler. */
  code: string;
  actions?: Slot;
}

/** The dark band: read us the code, the number is the largest thing on it. */
export function FaultCallToAction({ heading, text, drawing, phone, code, actions }: Props) {
  return (
    <section className={styles.band} aria-labelledby="call">
      <div className={styles.drawing}>
        <InlineSvg svg={withFaultCode(phoneCall, code)} label={drawing} />
      </div>
      <div className={styles.talk}>
        <h2 id="call">{heading}</h2>
        <PhoneSpeechBubble href={phone.href}>{phone.display}</PhoneSpeechBubble>
        <p>
          <Text>{text}</Text>
        </p>
        <div>{actions}</div>
      </div>
    </section>
  );
}
