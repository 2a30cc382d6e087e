import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { BoardCard, type ShortBoard } from './ShortBoard.tsx';
import styles from './Subsidies.module.css';

interface Props {
  heading: string;
  intro: string;
  boards: ShortBoard[];
  /** State of a closed board. */
  staleState: string;
  /** Label of the day of the review of a board. */
  reviewed: string;
  former: Former;
  note: string;
}

export type SubsidiesProps = Props;

/**
 * Grants, loans and VAT in short, drawn as departure boards: the present state, the day of the review, and a link to the
 * whole board; former amounts small below them (HM-13, SV-4, TR-2, TL-4).
 */
export function BoardList({ heading, intro, boards, staleState, reviewed, former, note }: Props) {
  return (
    <section className="band" aria-labelledby="subsidies">
      <SectionHeading id="subsidies" pipe="return">
        {heading}
      </SectionHeading>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      <ul className={`${styles.boards} swipe`}>
        {boards.map((board) => (
          <BoardCard key={board.title} board={board} staleState={staleState} reviewed={reviewed} />
        ))}
      </ul>
      <FormerFigures {...former} />
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </section>
  );
}
