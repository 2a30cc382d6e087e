import { FormerFigures, type FormerFiguresProps } from '#src/components/FormerFigures/FormerFigures.tsx';
import { ReviewedNote } from '#src/components/ReviewDay/ReviewedNote.tsx';
import { sharedDay } from '#src/components/ReviewDay/shared-day.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { RegionGrantView } from '#src/page-props/grants.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { GrantStatusCard } from './GrantStatusCard.tsx';
import styles from './RegionGrants.module.css';

type Props = Omit<Copy<'grants'>['statuses'], 'regions'> & {
  statuses: RegionGrantView[];
  /** Label of a status that is out of date. */
  staleLabel: string;
  /** Label of the review date. */
  reviewedLabel: string;
  former: FormerFiguresProps;
};

/** Shows the grants and loans of each Region, with former amounts small below them (TL-4, TR-2). */
export function RegionGrants({
  heading,
  intro,
  labels,
  statuses,
  staleLabel,
  reviewedLabel,
  note,
  former,
}: Props) {
  const day = sharedDay(statuses.map(({ reviewed }) => reviewed));
  return (
    <HeadedSection headingId="statuses" pipe="return" heading={heading}>
      <Paragraph className="section-intro">{intro}</Paragraph>
      <div className={styles.statuses}>
        {statuses.map((status) => (
          <GrantStatusCard
            key={status.id}
            {...{ status, labels, staleLabel }}
            reviewedLabel={day === null ? reviewedLabel : null}
          />
        ))}
      </div>
      <div className={`columns in-two ${styles.notes}`}>
        <ReviewedNote className={undefined} label={reviewedLabel} {...{ note, day }} />
        <FormerFigures {...former} />
      </div>
    </HeadedSection>
  );
}
