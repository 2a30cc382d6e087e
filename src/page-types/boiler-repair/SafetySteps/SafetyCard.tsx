import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Danger, SafetyStep } from '#src/page-types/boiler-repair/copy-schema.ts';
import styles from './SafetyCard.module.css';

/** A danger with its three steps. */
export interface SafetyCardContent {
  id: Danger;
  title: string;
  steps: { id: SafetyStep; text: string }[];
  note: string;
}

interface Props extends Omit<SafetyCardContent, 'title'> {
  /** Null where the door says it. */
  title: string | null;
}

/** What to do in one danger: an action per picture, and a note. */
export function SafetyCard({ id, title, steps, note }: Props) {
  return (
    <div id={id} className={`${styles.card} ${styles[id]}`}>
      {title === null ? null : <h4>{title}</h4>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <SvgImage name={`repair-${step.id}`} alt="" width={160} height={130} />
            {/* Not a span: reader views drop what has more pictures than paragraphs. */}
            <Paragraph>{step.text}</Paragraph>
          </li>
        ))}
      </ol>
      <Paragraph>{note}</Paragraph>
    </div>
  );
}
