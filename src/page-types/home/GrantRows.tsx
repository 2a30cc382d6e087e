import type { ComponentProps } from 'react';
import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { PublicBodyLinks } from '#src/components/PublicBodyLinks/PublicBodyLinks.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import type { GrantCards } from '#src/sections/GrantSummary/GrantCards.tsx';
import { SplitSection } from '#src/sections/SplitSection/SplitSection.tsx';
import styles from './GrantRows.module.css';

type Props = Pick<
  ComponentProps<typeof GrantCards>,
  'heading' | 'statuses' | 'staleState' | 'officialLabel' | 'former'
>;

/**
 * A row for each Region and for VAT: its name, which leads to the grants page, and its state. Former amounts are folded
 * below them (HM-13, TR-2).
 */
export function GrantRows({ heading, statuses, staleState, officialLabel, former }: Props) {
  return (
    <SplitSection
      headingId="subsidies"
      pipe="return"
      heading={heading}
      picture={null}
      aside={<FormerFigures {...former} />}
    >
      <ul className={`columns in-two rule-above ${styles.rows}`}>
        {statuses.map(({ title, state, more, official, validUntil }) => (
          <li key={title} className="cluster">
            <a href={more.href}>
              {title}
              <span className="visually-hidden">{`, ${more.label}`}</span>
            </a>
            <UntilDay
              as="div"
              until={validUntil}
              after={
                <p>
                  <b>{staleState}</b> {`${officialLabel} `}
                  <PublicBodyLinks urls={official} />
                </p>
              }
            >
              <b>{state}</b>
            </UntilDay>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
