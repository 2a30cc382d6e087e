import { PublicBodies } from '#src/components/PublicBodies/PublicBodies.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import type { GrantStatus } from '#src/page-props/grants.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import rowStyles from './GrantStatusRows.module.css';
import styles from './RegionGrants.module.css';

interface Props {
  status: GrantStatus;
  labels: Copy<'grants'>['statuses']['labels'];
  stale: string;
  /** Label of the review date. */
  reviewedLabel: string;
}

/** Shows the status of a Region. After its last day it shows only the public body to ask. */
export function GrantStatusCard({ status, labels, stale, reviewedLabel }: Props) {
  const closed = (
    <>
      <p className={styles.state}>{stale}</p>
      <p>
        {`${labels.official} `}
        <PublicBodies addresses={status.official} />
      </p>
    </>
  );
  return (
    <article className={styles.status} id={status.id} aria-labelledby={`${status.id}-title`}>
      <h3 id={`${status.id}-title`}>{status.title}</h3>
      <UntilDay as="div" until={status.validUntil} after={closed}>
        <p className={`cluster ${styles.state}`}>
          <StateSignal {...status} />
          {status.state}
        </p>
        <ul>
          {status.kinds.map(({ label, value }) => (
            <li key={label}>
              {label} <b>{value}</b>
            </li>
          ))}
        </ul>
        <Rows status={status} labels={labels} />
      </UntilDay>
      <p className={styles.date}>
        {`${reviewedLabel} `}
        <time dateTime={status.reviewed.iso}>{status.reviewed.text}</time>
        <br />
        <small>
          {`${labels.nextReview} `}
          <time dateTime={status.validUntil.iso}>{status.validUntil.text}</time>
        </small>
      </p>
    </article>
  );
}

/** A Region's grants: since when, until when, for whom, how much, how. */
function Rows({ status, labels }: Pick<Props, 'status' | 'labels'>) {
  const amounts = (
    <>
      <dl>
        {status.amounts.map(({ label, value }) => (
          <div key={label} className={rowStyles.amount}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text>{status.amountsNote}</Text>
    </>
  );
  const rows = {
    since: <Text>{status.since}</Text>,
    until: <Text>{status.until}</Text>,
    who: <Text>{status.who}</Text>,
    amounts,
    how: <Text>{status.how}</Text>,
    official: <PublicBodies addresses={status.official} />,
  };
  return (
    <dl className={`tall-links ${rowStyles.rows}`}>
      {(['since', 'until', 'who', 'amounts', 'how', 'official'] as const).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The signal of the board in the hero: a tick for an open grant, a triangle for a loan only, a bar for nothing. */
function StateSignal({ grantOpen, loanOpen }: Pick<GrantStatus, 'grantOpen' | 'loanOpen'>) {
  return (
    <svg viewBox="0 0 48 48" width={36} height={36} aria-hidden="true">
      {grantOpen ? (
        <>
          <circle className="mint" cx="24" cy="24" r="20" />
          <path className="no-fill" d="m14 25 7 8 13-16" />
        </>
      ) : loanOpen ? (
        <>
          <path className="sun" d="M24 4l21 38H3z" />
          <path className="silhouette" d="M22 18h4l-1 12h-2zm0 15h4v4h-4z" />
        </>
      ) : (
        <>
          <path className="signal-red" d="M4 4h40v40H4z" />
          <path className="solid-white" d="M11 21h26v6H11z" />
        </>
      )}
    </svg>
  );
}
