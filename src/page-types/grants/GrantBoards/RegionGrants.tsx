import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { GrantBoard } from '#src/sections/GrantDeadlines/grant-board.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { BoardLabels } from './BoardRows.tsx';
import { GrantBoardCard } from './GrantBoardCard.tsx';
import styles from './RegionGrants.module.css';

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

/** Grants and loans of each Region with former amounts small below (TL-4, TR-2). */
export function RegionGrants({ heading, intro, labels, boards, note, former, ...board }: Props) {
  return (
    <HeadedSection headingId="boards" pipe="return" heading={heading}>
      <Paragraph className="section-intro">{intro}</Paragraph>
      <div className={`columns ruled ${styles.boards}`}>
        {boards.map((region) => (
          <GrantBoardCard key={region.id} board={region} labels={labels} {...board} />
        ))}
      </div>
      <Paragraph className={styles.note}>{note}</Paragraph>
      <FormerFigures {...former} />
    </HeadedSection>
  );
}
