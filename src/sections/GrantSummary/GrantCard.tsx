import { Fragment } from 'react';
import { PublicBodyLinks } from '#src/components/PublicBodyLinks/PublicBodyLinks.tsx';
import { ReviewDay } from '#src/components/ReviewDay/ReviewDay.tsx';
import type { DayInWords } from '#src/components/ReviewDay/shared-day.ts';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import styles from './GrantSummary.module.css';

/** The state of a Region, or of VAT, with a link to the whole status on the grants page. */
export interface GrantCardProps {
  title: string;
  /** The state in one word. */
  state: string;
  rows: { label: string; value: string }[];
  /** Link to the whole status; `about` says to listeners which one. */
  more: { href: string; label: string; about: string };
  official: readonly string[];
  /** Day of the review. */
  reviewed: DayInWords;
  /** Last day on which the status may be shown; it then closes itself. */
  validUntil: { iso: string; hasPassed: boolean };
}

interface Props {
  status: GrantCardProps;
  /** Replaces the state once the status is out of date (`validUntil`). */
  staleState: string;
  /** Before the URLs of the public bodies. */
  officialLabel: string;
  /** Label of the day of the review; null where the list says it once for all. */
  reviewedLabel: string | null;
}

/** A card with the present state. */
export function GrantCard({ status, reviewedLabel, ...closed }: Props) {
  return (
    <li>
      <h3>{status.title}</h3>
      <UntilDay as="div" until={status.validUntil} after={<Closed status={status} {...closed} />}>
        <p className={styles.state}>{status.state}</p>
        <dl>
          {status.rows.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </UntilDay>
      <a href={status.more.href}>
        {status.more.label}
        <span className="visually-hidden">{`, ${status.more.about}`}</span>
      </a>
      {reviewedLabel !== null && (
        <p className={styles.date}>
          <ReviewDay label={reviewedLabel} day={status.reviewed} />
        </p>
      )}
    </li>
  );
}

function Closed({ status, staleState, officialLabel }: Omit<Props, 'reviewedLabel'>) {
  return (
    <>
      <p className={styles.state}>{staleState}</p>
      <p>
        {`${officialLabel} `}
        <PublicBodyLinks urls={status.official} />
      </p>
    </>
  );
}
