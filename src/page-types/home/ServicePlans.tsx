import { Actions } from '#src/components/Actions/Actions.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ServicePlans.module.css';

interface Props {
  heading: string;
  cards: {
    key: 'standard' | 'premium' | 'urgent';
    name: string;
    description: string;
    price: string;
    action: string;
    features: string[];
  }[];
  call: { href: string; label: string };
  /** The booking page. */
  booking: { href: string; newTabLabel: string };
}

/** Three service plans, each with a button to the booking page; the urgent one also has a call button (HM-9). */
export function ServicePlans({ heading, cards, call, booking }: Props) {
  return (
    <HeadedSection headingId="formulas" pipe="supply" heading={heading}>
      <ul className={`columns ruled ${styles.plans} swipe`}>
        {cards.map(({ key, name, description, price, action, features }) => (
          <li key={key} className={styles.plan}>
            <h3>{name}</h3>
            <Paragraph>{description}</Paragraph>
            <Paragraph className={styles.price}>{price}</Paragraph>
            <Checklist items={features} />
            <Buttons call={key === 'urgent' ? call : null} book={{ ...booking, label: action }} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function Buttons({ call, book }: { call: Props['call'] | null; book: Props['booking'] & { label: string } }) {
  return (
    <Actions callInBar>
      {call !== null && (
        <ButtonLink href={call.href} size="normal" newTabLabel={null}>
          {call.label}
        </ButtonLink>
      )}
      <ButtonLink href={book.href} size="normal" newTabLabel={book.newTabLabel}>
        {book.label}
      </ButtonLink>
    </Actions>
  );
}
