import { PublicBodyLinks } from '#src/components/PublicBodyLinks/PublicBodyLinks.tsx';
import { ReviewDay } from '#src/components/ReviewDay/ReviewDay.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import type { RegionGrantView } from '#src/page-props/grants.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import rowStyles from './GrantStatusRows.module.css';
import styles from './RegionGrants.module.css';

interface Props {
  status: RegionGrantView;
  labels: Copy<'grants'>['statuses']['labels'];
  staleLabel: string;
  /** Label of the review date; null where the list says it once for all. */
  reviewedLabel: string | null;
}

/**
 * The status of a Region: name, state, first amount and day of the review; the rest is folded. A link to the Region opens
 * the fold, also without a script, because the anchor is inside it. After its last day it shows only the public body to ask.
 */
export function GrantStatusCard({ status, labels, staleLabel, reviewedLabel }: Props) {
  const { id, title, state, amounts, kinds, official, reviewed, validUntil } = status;
  const [headline, ...otherAmounts] = amounts;
  const staleNotice = (
    <p>
      {`${labels.official} `}
      <PublicBodyLinks urls={official} />
    </p>
  );
  return (
    <details className="fold">
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <UntilDay as="span" until={validUntil} after={<b className={styles.state}>{staleLabel}</b>}>
          <b className={styles.state}>
            <StateSignal {...status} />
            {state}
          </b>
          {headline && (
            <span>
              {headline.label} <b>{headline.value}</b>
            </span>
          )}
        </UntilDay>
        {reviewedLabel !== null && (
          <small>
            <ReviewDay label={reviewedLabel} day={reviewed} />
          </small>
        )}
      </summary>
      <div id={id} className={styles.details}>
        <UntilDay as="div" until={validUntil} after={staleNotice}>
          <ul>
            {kinds.map(({ label, value }) => (
              <li key={label}>
                {label} <b>{value}</b>
              </li>
            ))}
          </ul>
          <Rows status={{ ...status, amounts: otherAmounts }} labels={labels} />
        </UntilDay>
      </div>
    </details>
  );
}

/** A Region's grants: how much, since when, until when, for whom, how. */
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
    official: <PublicBodyLinks urls={status.official} />,
  };
  return (
    <dl className={`auto-columns target-size-links ${rowStyles.rows}`}>
      {(['amounts', 'since', 'until', 'who', 'how', 'official'] as const).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same signal as on the board of the hero: a tick for an open grant, a coin for a loan only, a bar for nothing. */
function StateSignal({ hasOpenGrant, hasOpenLoan }: Pick<RegionGrantView, 'hasOpenGrant' | 'hasOpenLoan'>) {
  return (
    <svg viewBox="0 0 48 48" width={36} height={36} aria-hidden="true">
      {hasOpenGrant ? (
        <>
          <circle className="mint" cx="24" cy="24" r="20" />
          <path className="no-fill" d="m14 25 7 8 13-16" />
        </>
      ) : hasOpenLoan ? (
        <>
          <circle className="sun black-stroke" cx="24" cy="24" r="20" />
          <path className="black-stroke thick" d="M32 16q-4-4-9 0-4 4-4 8t4 8q5 4 9 0M14 21h14m-14 6h12" />
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
