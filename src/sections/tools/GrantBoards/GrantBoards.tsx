import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Board, type BoardLabels } from './Board.tsx';
import styles from './GrantBoards.module.css';

/** A day (ISO), its text, and whether it had passed when the page was built. */
export interface Day {
  iso: string;
  text: string;
  passed: boolean;
}

/** Grants and loans of a Region. */
export interface GrantBoard {
  id: string;
  title: string;
  /** The state in a word, on the split-flap display. */
  state: string;
  /** Whether a grant and a loan can be had; null where none was looked up. */
  grantOpen: boolean | null;
  loanOpen: boolean | null;
  /** The same in words. */
  kinds: { label: string; value: string }[];
  since: string;
  until: string;
  who: string;
  amounts: { label: string; value: string }[];
  amountsNote: string;
  how: string;
  /** Addresses of the public bodies. */
  official: readonly string[];
  /** Day of the review. */
  reviewed: Day;
  /** Last day on which the board may be shown; it then closes itself. */
  validUntil: Day;
}

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
