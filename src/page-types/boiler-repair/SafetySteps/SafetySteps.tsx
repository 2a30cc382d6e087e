import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import {
  type EmergencyNumber,
  EmergencyNumbers,
} from '#src/components/EmergencyNumbers/EmergencyNumbers.tsx';
import { CodeSearch } from '#src/components/SymptomCards/CodeSearch.tsx';
import { SymptomActions } from '#src/components/SymptomCards/SymptomActions.tsx';
import { SymptomCard } from '#src/components/SymptomCards/SymptomCard.tsx';
import { SymptomCards } from '#src/components/SymptomCards/SymptomCards.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { SymptomsCopy } from '#src/content/schemas/copy/shared-copy.ts';
import type { Danger } from '#src/page-types/boiler-repair/copy-schema.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { SafetyCard, type SafetyCardContent } from './SafetyCard.tsx';
import styles from './SafetySteps.module.css';

interface Props {
  heading: string;
  /** Warning of carbon monoxide, above the symptoms because it applies to all of them. */
  warning: string;
  /** Whom to ask for advice when nobody is unwell. */
  advice: string;
  cards: SafetyCardContent[];
  /** Network operators and 112, with which the gas door ends. */
  numbers: EmergencyNumber[];
  symptoms: SymptomsCopy & { call: { href: string; label: string }; finderHref: string };
  /** Fragment of the contact form. */
  requestHref: string;
}

/**
 * What to do while waiting, behind a door for each problem (TL-7). What to do in a frost stands with the boiler that does
 * not start. Stands before every section that sells.
 */
export function SafetySteps({ heading, warning, advice, cards, numbers, symptoms, requestHref }: Props) {
  const { call, price, codes, finderHref } = symptoms;
  /** The cards of some dangers; one alone has its title on the door. */
  const cardsOf = (dangers: readonly Danger[]) =>
    dangers.map((danger) => {
      const card = cards.find(({ id }) => id === danger);
      if (card === undefined) return null;
      return <SafetyCard key={danger} {...card} title={dangers.length === 1 ? null : card.title} />;
    });
  const request = (
    <SymptomActions call={call} price={price}>
      <ButtonLink href={requestHref} size="normal" newTabLabel={null}>
        {symptoms.request}
      </ButtonLink>
    </SymptomActions>
  );
  const inside = {
    gas: (
      <>
        {cardsOf(['gas'])}
        {/* Beside the steps, not in their box: reader views drop a box whose text is a fifth of links. */}
        <EmergencyNumbers numbers={numbers} />
      </>
    ),
    code: (
      <>
        <ol className={styles.plain}>
          {codes.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SymptomActions call={call} price={price}>
          <CodeSearch finderHref={finderHref} {...codes} />
        </SymptomActions>
      </>
    ),
    water: (
      <>
        {cardsOf(['water'])}
        {request}
      </>
    ),
    'no-start': (
      <>
        {cardsOf(['no-start', 'frost'])}
        {request}
      </>
    ),
  };
  return (
    <HeadedSection id="safety" headingId="safety-title" pipe="supply" heading={heading}>
      <Paragraph className={styles.warning}>{warning}</Paragraph>
      <SymptomCards>
        {symptoms.symptoms.map(({ id, title, line }) => (
          <SymptomCard
            key={id}
            problem={id}
            sprite="doors"
            anchor={id === 'code' ? 'code' : null}
            title={cards.find((card) => card.id === id && id !== 'no-start')?.title ?? title}
            line={line}
            open={id === 'gas'}
          >
            {inside[id]}
          </SymptomCard>
        ))}
      </SymptomCards>
      <Paragraph className={styles.advice}>{advice}</Paragraph>
    </HeadedSection>
  );
}
