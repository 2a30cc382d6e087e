import { Drawing } from '#src/components/Drawing/Drawing.tsx';
import { PhoneBubble } from '#src/components/PhoneBubble/PhoneBubble.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import phoneCall from '#src/drawings/brands/fault-phone-call.svg?raw';
import styles from './FaultCall.module.css';
import { withCode } from './with-code.ts';

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
export function FaultCall({ heading, text, drawing, phone, code, actions }: Props) {
  return (
    <section className={styles.band} aria-labelledby="call">
      <div className={styles.drawing}>
        <Drawing svg={withCode(phoneCall, code)} label={drawing} />
      </div>
      <div className={styles.talk}>
        <h2 id="call">{heading}</h2>
        <PhoneBubble href={phone.href}>{phone.display}</PhoneBubble>
        <p>
          <Text>{text}</Text>
        </p>
        <div>{actions}</div>
      </div>
    </section>
  );
}
