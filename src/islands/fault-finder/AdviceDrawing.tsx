import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './AnswerCard.module.css';

interface Props {
  /** Name of a drawing of `src/drawings/faults/`. */
  name: string;
}

/** A drawing of what to do; the text beside it says the same. */
export function AdviceDrawing({ name }: Props) {
  return (
    <div className={`${styles.drawing} screen-only`}>
      <SvgImage name={name} alt="" width={240} height={84} />
    </div>
  );
}
