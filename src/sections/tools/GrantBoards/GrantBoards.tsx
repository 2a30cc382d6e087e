import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Board } from './Board.tsx';
import type { BoardLabels } from './BoardRows.tsx';
import styles from './GrantBoards.module.css';
import type { GrantBoard } from './grant-board.ts';

interface Props {
  heading: string;
  intro: string;
  labels: BoardLabels;
  boards: GrantBoard[];
  /** State and text of a closed board. */
  stale: { state: string; text: string };
  /** Label of the day of the review. */
  reviewedLabel: string;
  note: string;
  former: Former;
}

/** Grants and loans of each Region as departure boards hung on the return pipe, former amounts small below (TL-4, TR-2). */
export function GrantBoards({ heading, intro, labels, boards, note, former, ...board }: Props) {
  return (
    <section className="band" aria-labelledby="boards">
      <SectionHeading id="boards" pipe="return">
        {heading}
      </SectionHeading>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      <div className={styles.boards}>
        {boards.map((region) => (
          <Board key={region.id} board={region} labels={labels} {...board} />
        ))}
      </div>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
      <FormerFigures {...former} />
    </section>
  );
}
