import { PublicBodies } from '#src/components/PublicBodies/PublicBodies.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import type { GrantBoard } from '#src/sections/GrantDeadlines/grant-board.ts';
import { type BoardLabels, BoardRows } from './BoardRows.tsx';
import styles from './RegionGrants.module.css';

interface Props {
  board: GrantBoard;
  labels: BoardLabels;
  stale: { state: string; text: string };
  /** Label of the day of the review. */
  reviewedLabel: string;
}

/** The board of a Region; once its last day has passed it shows the public body to ask and nothing else. */
export function GrantBoardCard({ board, labels, stale, reviewedLabel }: Props) {
  const { iso, passed } = board.validUntil;
  return (
    <article className={styles.board} id={board.id} aria-labelledby={`${board.id}-title`}>
      <h3 id={`${board.id}-title`}>{board.title}</h3>
      <UntilDay as="div" day={iso} passed={passed} after={<Closed board={board} stale={stale} />}>
        <State board={board} />
        <BoardRows board={board} labels={labels} />
      </UntilDay>
      <p className={styles.date}>
        {`${reviewedLabel} `}
        <time dateTime={board.reviewed.iso}>{board.reviewed.text}</time>
        <br />
        <small>
          {`${labels.nextReview} `}
          <time dateTime={iso}>{board.validUntil.text}</time>
        </small>
      </p>
    </article>
  );
}

function State({ board }: Pick<Props, 'board'>) {
  return (
    <>
      <p className={styles.state}>{board.state}</p>
      <ul>
        {board.kinds.map(({ label, value }) => (
          <li key={label}>
            {label} <b>{value}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Closed({ board, stale }: Pick<Props, 'board' | 'stale'>) {
  return (
    <>
      <p className={styles.state}>{stale.state}</p>
      <p>
        <Text>{stale.text}</Text> <PublicBodies addresses={board.official} />
      </p>
    </>
  );
}
