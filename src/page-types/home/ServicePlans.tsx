import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ServicePlans.module.css';

type Props = Copy<'home'>['servicePlans'] & {
  call: { href: string; label: string };
  /** The booking page. */
  booking: { href: string; newTabLabel: string };
};

/**
 * Three service plans, each with a button to the booking page; the urgent one also has a call button (HM-9), which on
 * phones is in the call bar.
 */
export function ServicePlans({ heading, cards, call, booking }: Props) {
  return (
    <HeadedSection headingId="formulas" pipe="supply" heading={heading}>
      <ul className="stack rule-above">
        {cards.map(({ key, name, description, price, action, features }) => (
          <li key={key} className={`columns ${styles.plan}`}>
            <h3>{name}</h3>
            <Paragraph>{description}</Paragraph>
            <Paragraph className={styles.price}>{price}</Paragraph>
            <Checklist items={features} />
            <ActionLinks
              size="normal"
              links={[...(key === 'urgent' ? [call] : []), { ...booking, label: action }]}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
