import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { prefillMessage } from '../shared/prefill-message.ts';
import type { FinderLabels } from './labels.ts';
import styles from './NextStep.module.css';

interface Props {
  /** The link that calls. */
  call: { href: string; label: string };
  message: string;
  labels: FinderLabels;
}

/** Price of a repair, number, and the contact form with brand and code in its message. */
export function NextStep({ call, message, labels }: Props) {
  return (
    <div className={styles.next}>
      <Paragraph>{labels.answer.price}</Paragraph>
      <ButtonLink {...call} size="normal" />
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, and fills it in on the way. */}
        <a href="#contact" onClick={() => prefillMessage(message)}>
          {labels.answer.prepare}
        </a>
      </p>
    </div>
  );
}
