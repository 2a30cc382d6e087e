import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import styles from './Prices.module.css';

interface Props {
  note: string;
  former: Former;
}

/** Conditions of all price cards, and figures that no longer apply. */
export function PricesNote({ note, former }: Props) {
  return (
    <>
      <Paragraph className={styles.note}>{note}</Paragraph>
      <FormerFigures {...former} />
    </>
  );
}
