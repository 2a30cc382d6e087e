import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { classNames } from '#src/components/class-names.ts';
import { SpriteUse } from '#src/components/SpriteUse/SpriteUse.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { CallAndBookButtons } from './CallAndBookButtons.tsx';
import styles from './ServicePlans.module.css';

interface Props {
  heading: string;
  cards: {
    key: keyof typeof turns;
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

/** Angle of the thermostat knob of each plan, in degrees. */
const turns = { standard: -70, premium: 0, urgent: 70 } as const;

/**
 * Three service plans, drawn as settings of a thermostat, each with a button to the booking page (HM-9); the urgent one also has a
 * call button.
 */
export function ServicePlans({ heading, cards, call, booking }: Props) {
  return (
    <HeadedSection headingId="formulas" pipe="supply" heading={heading}>
      <ul className={`columns ${styles.cards} swipe`}>
        {cards.map(({ key, name, description, price, action, features }) => (
          <li key={key} className={classNames(styles.card, styles[key])}>
            <Knob turn={turns[key]} />
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
    <div className={styles.buttons}>
      {call === null ? (
        <ButtonLink href={book.href} variant="primary" size="normal" newTabLabel={book.newTabLabel}>
          {book.label}
        </ButtonLink>
      ) : (
        <CallAndBookButtons call={call} book={book} size="normal" />
      )}
    </div>
  );
}

function Knob({ turn }: { turn: number }) {
  return (
    <svg className={`${styles.knob} screen-only`} viewBox="0 0 120 120" aria-hidden="true">
      <SpriteUse sprite="home" name="formula-dial" />
      <g transform={`rotate(${turn} 60 60)`}>
        <SpriteUse sprite="home" name="formula-pointer" />
      </g>
    </svg>
  );
}
