import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import answer from '../shared/Answer.module.css';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import styles from './OutsideCard.module.css';

interface Props {
  sign: ReactNode;
  heading: string;
  text: string;
  actions: ReactNode;
  /** A map and the rows of the answer. */
  children: ReactNode;
}

/**
 * The answer for a place where the company never comes, or does not always come: the sign at the end of a town, a map, what the
 * visitor can do.
 */
export function OutsideCard({ sign, heading, text, actions, children }: Props) {
  return (
    <article className={`${answer.card} ${styles.card}`}>
      <div className={styles.scene}>
        <SvgImage name="area-outside" alt="" width={420} height={330} />
        <PlaceSign className={styles.sign}>{sign}</PlaceSign>
      </div>
      <div>
        <h2 id="answer-heading">{heading}</h2>
        <p>{text}</p>
        <div className={`cluster ${answer.actions} screen-only`}>{actions}</div>
      </div>
      {children}
    </article>
  );
}
