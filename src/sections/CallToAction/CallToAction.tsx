import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './CallToAction.module.css';

interface Props {
  heading: string;
  text: string;
  actions?: Slot;
}

/** Last section before the contact form: what to do now, with buttons and a drawing of a bell. */
export function CallToAction({ heading, text, actions }: Props) {
  return (
    <section className="band" aria-labelledby="call-to-action">
      <div className={styles.card}>
        <div>
          <h2 id="call-to-action" className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>
            <Text>{text}</Text>
          </p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.bell}>
          <SvgImage name="closing-bell" alt="" width={340} height={200} />
        </div>
      </div>
    </section>
  );
}
