import { FormerFigures, type FormerFiguresProps } from '#src/components/FormerFigures/FormerFigures.tsx';
import { ReviewedNote } from '#src/components/ReviewDay/ReviewedNote.tsx';
import { sharedDay } from '#src/components/ReviewDay/shared-day.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { GrantCard, type GrantCardProps } from './GrantCard.tsx';
import styles from './GrantSummary.module.css';

interface Props {
  heading: string;
  statuses: GrantCardProps[];
  /** Replaces the state once the status is out of date (`validUntil`). */
  staleState: string;
  /** Before the URLs of the public bodies, in a status that is out of date. */
  officialLabel: string;
  /** Label of the day of the review of a status. */
  reviewedLabel: string;
  former: FormerFiguresProps;
  note: string;
}

/**
 * Grants, loans and VAT in short: the present state, the day of the review, and a link to the grants page; former amounts
 * small below them (SV-4, TR-2, TL-4).
 */
export function GrantCards({ heading, statuses, former, note, reviewedLabel, ...labels }: Props) {
  const day = sharedDay(statuses.map((status) => status.reviewed));
  return (
    <HeadedSection headingId="subsidies" pipe="return" heading={heading}>
      <ul className={`columns in-three rule-above target-size-links ${styles.cards}`}>
        {statuses.map((status) => (
          <GrantCard
            key={status.title}
            status={status}
            reviewedLabel={day === null ? reviewedLabel : null}
            {...labels}
          />
        ))}
      </ul>
      <div className="auto-columns">
        <ReviewedNote className="section-note" label={reviewedLabel} {...{ note, day }} />
        <FormerFigures {...former} />
      </div>
    </HeadedSection>
  );
}
