import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './Prices.module.css';

interface Props {
  note: string;
  former: Former;
}

/** Conditions of all price cards, and figures that no longer apply. */
export function PricesNote({ note, former }: Props) {
  return (
    <>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
      <FormerFigures {...former} />
    </>
  );
}
