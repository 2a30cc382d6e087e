import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { EmergencyNumbers } from '#src/components/EmergencyNumbers/EmergencyNumbers.tsx';
import { CodeSearch } from '#src/components/SymptomDoors/CodeSearch.tsx';
import { SymptomDoors } from '#src/components/SymptomDoors/SymptomDoors.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { spriteHref } from '#src/drawings/sprites.ts';
import type { symptomProps, symptomSteps } from '#src/page-props/symptoms.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { FaultCallToAction } from '#src/sections/FaultCallToAction/FaultCallToAction.tsx';
import styles from './Symptoms.module.css';

type Props = Omit<Copy<'home'>['fault'], 'code'> &
  ReturnType<typeof symptomSteps> & { symptoms: ReturnType<typeof symptomProps> };

/** A boiler that fails: the number to call, and a door for each of four problems (TL-7). */
export function Symptoms({ heading, display, translation, gas, monoxide, symptoms, steps, numbers }: Props) {
  const { phone, callVerb, codes, finderHref } = symptoms;
  const stepsAndRequest = (problem: keyof typeof steps) => (
    <>
      <ol className={`numbers ${styles.steps}`}>
        {steps[problem].map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
      <ButtonLink href="#contact" label={symptoms.request} size="normal" />
    </>
  );
  const inside = {
    gas: (
      <>
        <Paragraph>{gas}</Paragraph>
        <EmergencyNumbers numbers={numbers} />
        <Paragraph>{monoxide}</Paragraph>
      </>
    ),
    code: (
      <>
        <Paragraph>{translation}</Paragraph>
        <CodeSearch finderHref={finderHref} {...codes} />
      </>
    ),
    water: stepsAndRequest('water'),
    'no-start': stepsAndRequest('no-start'),
  };
  return (
    <FaultCallToAction
      id="fault"
      heading={heading}
      picture={
        <svg viewBox="0 0 400 380" role="img" aria-label={display}>
          <use href={spriteHref('home', 'home-fault')} />
        </svg>
      }
      drawingOnPhones="beside"
      phone={phone}
      callVerb={callVerb}
    >
      <SymptomDoors className={styles.symptoms} symptoms={symptoms.symptoms} inside={inside} sprite="home" />
    </FaultCallToAction>
  );
}
