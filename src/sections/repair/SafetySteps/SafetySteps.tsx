import { Disc } from '#src/components/Disc/Disc.tsx';
import { Picture } from '#src/components/Picture/Picture.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Danger, SafetyStep } from '#src/content/schemas/copy/service-boiler-repair.ts';
import { Band } from '../../Band/Band.tsx';
import styles from './SafetySteps.module.css';

interface Card {
  id: Danger;
  title: string;
  steps: { id: SafetyStep; text: string }[];
  note: string;
}

interface EmergencyNumber {
  number: string;
  place: string;
}

interface Props {
  heading: string;
  /** Carbon monoxide, which nobody smells: above the cards, because it belongs to none of them. */
  warning: string;
  /** Whom to ask for advice when nobody is unwell. */
  advice: string;
  cards: Card[];
  /** Network operators and 112; they stand on the gas card. */
  numbers: EmergencyNumber[];
}

const ground: Record<Danger, string | undefined> = {
  gas: styles.sun,
  water: styles.aqua,
  'no-start': styles.mint,
  frost: styles.frost,
};

/** What to do while waiting, one act per picture, like the card in an aeroplane. Stands before all that sells. */
export function SafetySteps({ heading, warning, advice, cards, numbers }: Props) {
  return (
    <Band id="safety" labelledBy="safety-title">
      <SectionHeading id="safety-title" pipe="supply">
        {heading}
      </SectionHeading>
      <p className={styles.warning}>
        <Text>{warning}</Text>
      </p>
      <div className={styles.cards}>
        {cards.map(({ id, title, steps, note }, index) => (
          <article key={id} id={id} className={`${styles.card} ${ground[id]}`}>
            <h3>
              <Disc>{index + 1}</Disc>
              {title}
            </h3>
            <ol>
              {steps.map((step) => (
                <li key={step.id}>
                  <Picture name={`repair-${step.id}`} alt="" width={160} height={130} />
                  <span>
                    <Text>{step.text}</Text>
                  </span>
                </li>
              ))}
            </ol>
            {id === 'gas' && <Numbers numbers={numbers} />}
            <p>
              <Text>{note}</Text>
            </p>
          </article>
        ))}
      </div>
      <p className={styles.advice}>
        <Text>{advice}</Text>
      </p>
    </Band>
  );
}

function Numbers({ numbers }: { numbers: EmergencyNumber[] }) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ number, place }) => (
        <li key={number}>
          <a href={`tel:${number.replace(/\D/g, '')}`}>{number}</a> {place}
        </li>
      ))}
    </ul>
  );
}
