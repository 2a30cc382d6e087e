import { DrawnSteps } from '#src/components/DrawnSteps/DrawnSteps.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './SafetyCard.module.css';

/** `title` is null where the drawn door that opens the card shows the title already. */
type Props = Omit<Copy<'service-boiler-repair'>['safety']['cards'][number], 'title'> & {
  title: string | null;
};

/** Shows what to do in one danger: an action per picture, and a note. */
export function SafetyCard({ id, title, steps, note }: Props) {
  return (
    <div id={id} className={`${styles.card} ${styles[id]}`}>
      {title === null ? null : <h4>{title}</h4>}
      <DrawnSteps steps={steps} />
      <Paragraph>{note}</Paragraph>
    </div>
  );
}
