import type { ReactNode } from 'react';
import { classNames } from '#src/components/class-names.ts';
import { PhoneSpeechBubble } from '#src/components/PhoneSpeechBubble/PhoneSpeechBubble.tsx';
import type { Phone } from '#src/lib/phone.ts';
import styles from './FaultCallToAction.module.css';

interface Props {
  /** Id of the heading. */
  id: string;
  heading: string;
  picture: ReactNode;
  /** Small beside the heading on phones, or as wide as the text below it. */
  drawingOnPhones: 'beside' | 'below';
  phone: Phone;
  callVerb: string;
  /** The content below the phone number. */
  children: ReactNode;
}

/** Dark section about a boiler that fails: a drawing, the number to call, and what to say or do. */
export function FaultCallToAction({
  id,
  heading,
  picture,
  drawingOnPhones,
  phone,
  callVerb,
  children,
}: Props) {
  return (
    <section
      className={classNames(
        'behind-rail columns',
        styles.section,
        drawingOnPhones === 'beside' && styles.smallDrawing,
      )}
      aria-labelledby={id}
    >
      <div className={`${styles.drawing} screen-only`}>{picture}</div>
      <div className={`stack ${styles.text}`}>
        <h2 id={id}>{heading}</h2>
        <PhoneSpeechBubble phone={phone} verb={callVerb} />
        {children}
      </div>
    </section>
  );
}
