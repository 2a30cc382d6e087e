import grounds from '#src/components/grounds.module.css';
import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Danger, SafetyStep } from '#src/content/schemas/copy/service-boiler-repair.ts';
import { PageSection } from '../../PageSection/PageSection.tsx';
import { type EmergencyNumber, EmergencyNumbers } from './EmergencyNumbers.tsx';
import styles from './SafetySteps.module.css';

interface Card {
  id: Danger;
  title: string;
  steps: { id: SafetyStep; text: string }[];
  note: string;
}

interface Props {
  heading: string;
  /** Warning of carbon monoxide, above the cards because it applies to all of them. */
  warning: string;
  /** Whom to ask for advice when nobody is unwell. */
  advice: string;
  cards: Card[];
  /** Network operators and 112, printed on the gas card. */
  numbers: EmergencyNumber[];
}

const ground: Record<Danger, string | undefined> = {
  gas: grounds.sun,
  water: grounds.aqua,
  'no-start': grounds.mint,
  frost: styles.frost,
};

/** What to do while waiting, one action per picture. Stands before every section that sells. */
export function SafetySteps({ heading, warning, advice, cards, numbers }: Props) {
  return (
    <PageSection id="safety" labelledBy="safety-title">
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
              <NumberBadge>{index + 1}</NumberBadge>
              {title}
            </h3>
            <ol>
              {steps.map((step) => (
                <li key={step.id}>
                  <SvgImage name={`repair-${step.id}`} alt="" width={160} height={130} />
                  <span>
                    <Text>{step.text}</Text>
                  </span>
                </li>
              ))}
            </ol>
            {id === 'gas' && <EmergencyNumbers numbers={numbers} />}
            <p>
              <Text>{note}</Text>
            </p>
          </article>
        ))}
      </div>
      <p className={styles.advice}>
        <Text>{advice}</Text>
      </p>
    </PageSection>
  );
}
