import { PlaceSign } from '../shared/PlaceSign.tsx';
import styles from './MyPrice.module.css';

/** The place that an answer is for, with the postal code that was typed. */
export function AnswerSign({ code, name }: { code: string; name: string }) {
  return (
    <PlaceSign className={styles.sign}>
      <span>{code}</span> <b translate="no">{name}</b>
    </PlaceSign>
  );
}
