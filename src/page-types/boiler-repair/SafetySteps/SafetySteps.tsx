import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { EmergencyNumbers } from '#src/components/EmergencyNumbers/EmergencyNumbers.tsx';
import { CodeSearch } from '#src/components/SymptomDoors/CodeSearch.tsx';
import doorStyles from '#src/components/SymptomDoors/SymptomDoor.module.css';
import { SymptomDoors } from '#src/components/SymptomDoors/SymptomDoors.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { symptomProps } from '#src/page-props/symptoms.ts';
import type { DangerId } from '#src/page-types/boiler-repair/copy-schema.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { SafetyCard } from './SafetyCard.tsx';
import styles from './SafetySteps.module.css';

type Props = Copy<'service-boiler-repair'>['safety'] & {
  symptoms: ReturnType<typeof symptomProps>;
};

/**
 * Shows what to do while waiting, behind a door for each problem (TL-7). The boiler that does not start also has the
 * advice for a frost. The section comes before every section that sells.
 */
export function SafetySteps({ heading, warning, advice, cards, numbers, symptoms }: Props) {
  const { call, price, codes, finderHref } = symptoms;
  /** Returns the cards of some dangers. A single card has its title on the door. */
  const cardsOf = (dangers: readonly DangerId[]) =>
    dangers.map((danger) => {
      const card = cards.find(({ id }) => id === danger);
      if (card === undefined) return null;
      return <SafetyCard key={danger} {...card} title={dangers.length === 1 ? null : card.title} />;
    });
  /** Renders the end of a door: one action, one price, one phone number. */
  const renderCallAndNote = (action: ReactNode) => (
    <div className={`${doorStyles.callAndNote} screen-only`}>
      <div>{action}</div>
      <Paragraph>{price}</Paragraph>
      <ButtonLink {...call} size="normal" />
    </div>
  );
  const request = renderCallAndNote(<ButtonLink href="#contact" label={symptoms.request} size="normal" />);
  const inside = {
    gas: (
      <>
        {cardsOf(['gas'])}
        {/* Beside the steps, not in their card: reader views drop an element of whose text a fifth is links. */}
        <EmergencyNumbers numbers={numbers} />
      </>
    ),
    code: (
      <>
        <ol className={`numbers ${styles.plain}`}>
          {codes.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {renderCallAndNote(<CodeSearch finderHref={finderHref} {...codes} />)}
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
  const symptomsWithTitles = symptoms.symptoms.map((symptom) => ({
    ...symptom,
    title: cards.find(({ id }) => id === symptom.id && id !== 'no-start')?.title ?? symptom.title,
  }));
  return (
    <HeadedSection id="safety" headingId="safety-title" pipe="supply" heading={heading}>
      <div className={`tablet-columns ${styles.carbonMonoxide}`}>
        <Paragraph>{warning}</Paragraph>
        <Paragraph>{advice}</Paragraph>
      </div>
      <SymptomDoors symptoms={symptomsWithTitles} inside={inside} sprite="doors" hasAnchor />
    </HeadedSection>
  );
}
