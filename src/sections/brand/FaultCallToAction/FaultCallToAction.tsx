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
  /** Text alternative of the drawing. */
  drawing: string;
  phone: { href: string; display: string };
  /** One of the page's fault codes, shown on the drawn boiler. */
  code: string;
  actions?: Slot;
}

/** Dark section that asks the visitor to call and read out the fault code. */
export function FaultCallToAction({ heading, text, drawing, phone, code, actions }: Props) {
  return (
    <section className={styles.section} aria-labelledby="call">
      <div className={styles.drawing}>
        <InlineSvg svg={withFaultCode(phoneCall, code)} label={drawing} />
      </div>
      <div className={styles.text}>
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
