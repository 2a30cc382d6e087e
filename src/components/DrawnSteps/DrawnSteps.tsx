import { SvgImage } from '../SvgImage/SvgImage.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './DrawnSteps.module.css';

interface Props {
  /** What to do, in order; `id` names the drawing, src/drawings/repair/repair-<id>.svg. */
  steps: { id: string; text: string }[];
}

/** Steps in a danger, an action per picture. The background of the pictures is --color-section. */
export function DrawnSteps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, text }) => (
        <li key={id}>
          <SvgImage name={`repair-${id}`} alt="" width={160} height={130} />
          {/* Not a span: reader views drop what has more pictures than paragraphs. */}
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}
