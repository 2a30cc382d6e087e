import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import styles from './CallToAction.module.css';

interface Props {
  heading: string;
  text: string;
  actions: ReactNode;
  /** A `ContactPlate`, or null. */
  plate: ReactNode;
}

/** Closing band: what to do now, on sun ground, fed by the supply pipe. */
export function CallToAction({ heading, text, actions, plate }: Props) {
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
        {plate}
      </div>
    </section>
  );
}
